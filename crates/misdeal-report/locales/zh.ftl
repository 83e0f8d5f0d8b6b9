# `misdeal deal` 的用词。
deal-seat = { $number } 号位
deal-in-order = 未洗
deal-washed = 洗了 { $times } 次
deal-number = 第 { $number } 副
deal-face-down = 暗
table-index = 序号
table-id = 编号
table-card = 牌
table-suit = 花色
table-point = 点数
suit-spade = 黑桃
suit-heart = 红桃
suit-club = 梅花
suit-diamond = 方块
suit-none = -

# 一副牌怎样读；句首，表格一栏。
compared-cards = 从牌来看：
compared-before = { $lag ->
    [1] 与上一副相比：
   *[other] 与前面第 { $lag } 副相比：
}
compared-other = 换一种读法：
frame-cards = 从牌看
frame-before = { $lag ->
    [1] 对上一副
   *[other] 对前第 { $lag } 副
}
frame-other = 其他

# --- Events and bets

# 牌的叫法。牌名前后都写空格；两边都是汉字时，空格会去掉。
card-named = 牌 { $name }
card-playing = { $name }
card-from = 原在位置 { $position } 的牌
cards-span = 从 { $from } 到 { $to } 的牌
cards-from = 原在位置 { $from } 至 { $to } 的牌
cards-between = 、
cards-run = { $first } 至 { $last }
cards-cut = { $cards }……（共 { $all } 张）
class-ace = 一张 A
class-jack = 一张 J
class-queen = 一张 Q
class-king = 一张 K
class-joker = 一张王
class-spade = 一张黑桃
class-heart = 一张红桃
class-club = 一张梅花
class-diamond = 一张方块
class-number = 一张 { $number }
class-unknown = 一张第 { $class } 类的牌

# 多少：“0、2 至 4 或至少 7”，后面接量词。
span-at-most = 至多 { $number }
span-range = { $from } 至 { $to }
span-or-more = 至少 { $number }
spans-between = 、
spans-last = { $spans } 或 { $last }
spans-cut = { $spans }……或 { $last }

# 一副牌里数出来的数。
shown-none = 没有一张牌在原位
shown-none-before = 没有一张牌留在原处
shown-some = 有牌在原位
shown-some-before = 有牌留在原处
shown-fixed-points = { $span } 张牌在原位
shown-fixed-points-before = { $span } 张牌留在原处
shown-cycles = 分成 { $span } 个循环
shown-first-cycle = 经过第一个位置的循环有 { $span } 个位置
shown-descents = { $span } 张牌后面紧跟着更小的牌
shown-descents-before = { $span } 对相邻的牌换了先后
shown-descents-cards = 分成 { $span } 个上升序列
shown-descents-cards-mean = { $span } 张牌排在小一号的牌之前
shown-peaks = { $span } 张牌比前后两张都大
shown-peaks-before = { $span } 张牌原先排在如今前后两张之后
shown-peaks-cards = { $span } 张牌排在小一号和大一号的牌之后
shown-successions = { $span } 张牌紧跟在小一号的牌之后
shown-successions-before = { $span } 张牌仍紧跟在原先那张牌之后
shown-longest-rise = 仍保持原顺序的最长一列有 { $span } 张牌
shown-longest-fall = 顺序颠倒的最长一列有 { $span } 张牌

# 看到什么，有多常见，公平时该是多少。
seen-share = { $compared }{ $event } 的占 { $share }；公平时占 { $fair }
seen-always = { $compared }{ $event }，每副都这样；公平时占 { $fair }
seen-never = { $compared }{ $event }，{ $deals } 副里一副也没有；公平时占 { $fair }
seen-sum = { $compared }平均下来，{ $sum }；公平时为 { $fair }
seen-cases = { $compared }{ $cases }；公平时占 { $fair }
seen-invalid = { $deals } 副里有 { $number } 副不合规则
seen-repeat = { $deals } 副里有 { $number } 副与前面某一副相同；公平时为 { $fair } 副

# 按位置看一副牌，以及各种读法都一样说的。
event-card-at = { $card } 落在位置 { $position }
event-before = { $card } 落在前 { $position } 个位置
event-behind = { $card } 落在位置 { $position } 之后
event-order = 顺序恰为 { $order }
event-lehmer-least = 位置 { $position } 的牌比所有未出的牌都小
event-lehmer = 位置 { $position } 的牌比 { $digit } 张未出的牌大
event-draw-stays = 轮到位置 { $position } 时，那里的牌不动
event-draw-up = 从前往后填，位置 { $position } 抽到往后数第 { $ahead } 张牌
event-draw-down = 从后往前填，位置 { $position } 抽到位置 { $found } 的牌
event-even = 由偶数次对换得到
event-below = 位置 { $position } 的牌，在起始顺序里先于 { $card }
event-above = 位置 { $position } 的牌，在起始顺序里后于 { $card }
event-follows = { $second } 紧跟在 { $first } 之后
event-follows-first = { $card } 排在最前
event-follows-last = { $card } 排在最后
event-follows-none = 没有牌
event-pattern = 位置 { $positions } 上的牌，大小次序为 { $sizes }
event-first-two = 头两张牌依次是 { $first }、{ $second }
event-other = 出现 { $what }

# 从牌来看。
event-cards-lehmer-least = { $card } 排在所有更大的牌之前
event-cards-lehmer = { $card } 前面有 { $digit } 张更大的牌
event-cards-up-stays = 从第一张牌起依次放，{ $card } 留在原处
event-cards-up = 从第一张牌起依次放，{ $card } 占了 { $other } 的位置
event-cards-down-stays = 从最后一张牌起依次放，{ $card } 留在原处
event-cards-down = 从最后一张牌起依次放，{ $card } 占了 { $other } 的位置
event-cards-follows = 有一张牌在位置 { $first }，起始顺序里的下一张在位置 { $second }
event-cards-follows-first = 起始顺序里的第一张牌在位置 { $position }
event-cards-follows-last = 起始顺序里的最后一张牌在位置 { $position }
event-cards-pattern = { $cards } 这四张牌的先后是 { $order }

# 与前面某一副相比。
event-before-lehmer-least = 位置 { $position } 的牌，原先排在所有未出的牌之前
event-before-lehmer = 位置 { $position } 的牌，原先排在 { $digit } 张未出的牌之后
event-before-even = 两副相差偶数次对换
event-before-below = 位置 { $position } 的牌，原先在位置 { $other } 之前
event-before-above = 位置 { $position } 的牌，原先在位置 { $other } 之后
event-before-pattern = 如今位置 { $now } 上的牌，原先按位置 { $then } 的先后排列

# 手牌。
event-holds = 手里有 { $card }
event-holds-both = 手里同时有 { $first } 和 { $second } 两张牌
event-shares-quarter = 前四分之一的牌里有 { $span } 张上一副也在其中
event-shares = 有 { $span } 张牌上一副也发过
hand-first-2 = 前两张牌{ $what }
hand-first-3 = 前三张牌{ $what }
hand-first-5 = 前五张牌{ $what }
hand-set-2 = 这两张牌{ $what }
hand-set-3 = 这三张牌{ $what }
hand-set-5 = 这五张牌{ $what }
hand-or = 或
hand-or-better = { $what }或更大的牌
hand-twin = 是两副牌里的同一张
hand-pair-of-two-suits = 是花色不同的对子
hand-two-of-one-suit = 是花色相同的两张不同的牌
hand-neither = 点数花色都不同
hand-pair = 是对子
hand-one-suit = 花色相同
hand-natural = 是 A 配 10、J、Q 或 K
hand-no-natural = 不是 A 配十点牌
hand-one-rank = 点数全同
hand-pair-among = 含一对
hand-three-ranks = 点数各不相同
hand-two-suits = 有两种花色
hand-three-suits = 花色各不相同
hand-royal-flush = 是皇家同花顺
hand-straight-flush = 是同花顺
hand-four-of-a-kind = 是四条
hand-full-house = 是葫芦
hand-flush = 是同花
hand-straight = 是顺子
hand-three-of-a-kind = 是三条
hand-two-pairs = 是两对
hand-one-pair = 是一对
hand-high-card = 没有对子、顺子或同花
hand-other = 是某种牌型

# 抽取值的最低位。可选的张数为奇数时，它不是公平的硬币。
draws-lehmer = 从余牌中
draws-up = 从前往后
draws-down = 从后往前
event-low-bits =
    { $draws }抽取时，可选张数为偶数的第 { $first } 次与第 { $second } 次奇偶相同
event-low-bits-agree = { $draws }抽取时，{ $span } 对相邻的奇偶相同
event-low-bits-before = { $draws }抽取时，可选张数为偶数的第 { $draw } 次与上一副奇偶相同
event-low-bits-before-agree = { $draws }抽取时，{ $span } 次与上一副奇偶相同

# 不按副数计的。
cases-offset-after =
    { $cases } 对相邻的牌里，后一张在起始顺序里比前一张靠后 { $by } 张（首尾相接）的占 { $share }
cases-offset-before =
    { $cases } 对相邻的牌里，后一张在起始顺序里比前一张靠前 { $by } 张（首尾相接）的占 { $share }
cases-offset-cards-behind =
    起始顺序里相邻的 { $cases } 对牌里，后一张排在前一张之后 { $by } 个位置（首尾相接）的占 { $share }
cases-offset-cards-before =
    起始顺序里相邻的 { $cases } 对牌里，后一张排在前一张之前 { $by } 个位置（首尾相接）的占 { $share }
cases-offset-lay-behind =
    { $cases } 对相邻的牌里，后一张原先在前一张之后 { $by } 个位置（首尾相接）的占 { $share }
cases-offset-lay-before =
    { $cases } 对相邻的牌里，后一张原先在前一张之前 { $by } 个位置（首尾相接）的占 { $share }
cases-run-up = { $cases } 个上升段里，有 { $span } 张牌的占 { $share }
cases-run-down = { $cases } 个下降段里，有 { $span } 张牌的占 { $share }
cases-first-cards = 每 { $deals } 副为一段，{ $cases } 段里首张牌出现过 { $span } 种的占 { $share }

# 对所有副加总的数。
sum-inversions = { $number } 对牌是大的在前
sum-inversions-before = { $number } 对牌换了先后
sum-inversions-part = 有 { $number } 对牌，先出的比后面未出的大
sum-first-cards = { $deals } 副里首张牌出现过 { $number } 种
sum-footrule = 所有牌离原位的距离合计 { $number }
sum-squared-distance = 所有牌离原位的距离平方合计 { $number }
sum-places-of-one = { $card } 落在位置 { $number }
sum-places = { $cards }，位置合计 { $number }
sum-card-at = 位置 { $position } 的牌，在起始顺序里的编号（从 0 起）是 { $number }
sum-cards-at = 位置 { $from } 至 { $to } 的牌，在起始顺序里的编号（从 0 起）合计 { $number }
sum-card-at-before = 位置 { $position } 的牌原先在位置 { $number }
sum-cards-at-before = 位置 { $from } 至 { $to } 的牌，原先的位置合计 { $number }
sum-block-at = { $cards }里有 { $number } 张落在位置 { $from } 至 { $to }
sum-draws-up =
    从前往后填，位置 { $from } 至 { $to } 中有 { $number } 个抽自余下部分 32 等份的第 { $part } 份
sum-draws-down =
    从后往前填，位置 { $from } 至 { $to } 中有 { $number } 个抽自余下部分 32 等份的第 { $part } 份
sum-score = 像 { $fault } 那样的迹象，每副得 { $number } 分
sum-score-variant = 像 { $fault }（{ $variant }）那样的迹象，每副得 { $number } 分
sum-other = { $what } 合计 { $number }

# 计分所针对的错误种类。
variant-binary-insertion = 二分插入
variant-insertion = 插入
variant-merge-sort = 归并排序
variant-timsort = TimSort
variant-as-many-as-cards = 次数与张数相同
variant-three = 三次
variant-15-bits-modulo-from-the-front = 15 位取模，从前往后
variant-15-bits-modulo-from-the-back = 15 位取模，从后往前
variant-15-bits-multiplied-from-the-front = 15 位相乘，从前往后
variant-15-bits-multiplied-from-the-back = 15 位相乘，从后往前

# 两张牌的乘积，偏大或偏小。
together-cards-alike =
    { $compared }{ $first } 和 { $second } 两张牌太常同在一半牌里，超出 { $errors } 个标准误
together-cards-opposite =
    { $compared }{ $first } 和 { $second } 两张牌太常分在两半牌里，超出 { $errors } 个标准误
together-alike =
    { $compared }位置 { $first } 和 { $second } 的牌太常同属起始顺序的一半，超出 { $errors } 个标准误
together-opposite =
    { $compared }位置 { $first } 和 { $second } 的牌太常分属起始顺序的两半，超出 { $errors } 个标准误
again-alike =
    { $compared }位置 { $position } 的牌太常与上一副位置 { $position } 的牌同属起始顺序的一半，超出 { $errors } 个标准误
again-opposite =
    { $compared }位置 { $position } 的牌太常与上一副位置 { $position } 的牌分属起始顺序的两半，超出 { $errors } 个标准误

# 下注。
wager-settled = 押“{ $bet }”，胜率 { $share }（99 %：{ $low } 至 { $high }）；公平时为 { $fair }
wager-score = { $compared }按{ $digits }至少得 { $points } 分
wager-card-at = 位置 { $position } 的牌是 { $card }
wager-cards-at = 位置 { $position } 的牌是 { $cards } 之一
wager-even = { $compared }这副牌由偶数次对换得到
wager-odd = { $compared }这副牌由奇数次对换得到
wager-even-before = { $compared }两副相差偶数次对换
wager-odd-before = { $compared }两副相差奇数次对换
wager-shows = { $compared }{ $shown }
wager-orders = 顺序是 { $orders }
wager-orders-cut = 顺序是 { $orders }……（{ $all } 种顺序之一）
wager-holds = 手里有 { $card }
wager-holds-not = 手里没有 { $card }
wager-other = { $what }
orders-or = {" "}或{" "}
orders-between = ；
digits-lehmer = 莱默码
digits-draws-up = 从前往后的抽取
digits-draws-down = 从后往前的抽取
wager-compared-cards = 从牌来看，
wager-compared-before = { $lag ->
    [1] 与上一副相比，
   *[other] 与前面第 { $lag } 副相比，
}
wager-compared-other = 换一种读法，
