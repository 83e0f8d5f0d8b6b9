# `misdeal deal` 的用词。
deal-seat = { $number } 号位
deal-in-order = 未洗
deal-washed = 洗了 { $times } 次
deal-number = 第 { $number } 副
deal-face-down = { $pile }（暗）
hand-wins = 胜
hand-shares = 平分
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

# --- Games 游戏
play-draw-rules = 五张换牌：你和庄家各拿五张牌，各可换牌一次，最多三张。
play-round = 第 { $number } 局
play-you = 你
play-dealer = 庄家
play-dealer-before = 庄家（换前）
play-exchange = 换哪几张？写 1 到 5；回车不换，h 提示，q 退出：
play-unknown = “{ $word }”不是你的牌；请写牌上方的号码，如：2 5
play-too-many = 最多换三张
play-hint = 大致最好：换 { $cards }，对庄家约 { $chance } %（平手算一半）；不换约 { $kept } %
play-hint-none = 大致最好：不换，对庄家约 { $chance } %（平手算一半）
play-dealer-exchanges = { $cards ->
    [0] 庄家不换牌。
   *[other] 庄家换 { $cards } 张。
  }
play-won = 你赢了。
play-lost = 庄家赢了。
play-drawn = 两手牌一样大。
play-score = 胜 { $won }，负 { $lost }，平 { $drawn }。
play-again = 再来一局？回车继续，q 退出：
play-yes-or-no = 回车再来一局，q 退出
play-replay = 再发一次同样的牌：--replay { $seed }
simulate-draw = 对 J 或以上，赔 { $table }；最佳打法，逐一计算每手牌、每种换法
simulate-return = 回报率   { $percent } %   { $fraction }
simulate-deviation = 标准差   每手 { $coins } 注
simulate-hand = 最后的牌
simulate-pays = 赔
simulate-chance = 机会
simulate-one-in = 多少手一次
simulate-share = 回报
simulate-held = 留几张
simulate-hands = 手数
simulate-part = 占比
simulate-count = { $count }
simulate-ties = 有 { $hands } 手牌的最佳选择不止一种；先计留牌较多的一种。
final-nothing = 无
final-jacks-or-better = 对 J 或以上
final-two-pair = 两对
final-three-of-a-kind = 三条
final-straight = 顺子
final-flush = 同花
final-full-house = 葫芦
final-four-of-a-kind = 四条
final-straight-flush = 同花顺
final-royal-flush = 皇家同花顺
advice-title = { $hand }；赔 { $table }
advice-hold = 留
advice-value = 值
advice-draws = 注/换法
advice-nothing = 不留
advice-more = 其余 { $holds } 种选择不比这些好；--json 全部列出

# --- Explanations 讲解
explain-wrong = 错误的写法，{ $language }
explain-why = 为什么错
explain-mend = 怎么改
explain-right = 正确的写法，{ $language }：{ $about }
explain-others = 其他语言：--in { $list } 或 { $last }
explain-list = { $list }、{ $next }
explain-either = { $one } 或 { $other }
explain-shows = 抓住它所需的副数（100 次里有 99 次）
explain-shown-cards = { $cards } 张牌
explain-shown-deals = { $deals } 副
explain-shown-kind = { $by }；{ $kind }
explain-together = 所有检验合起来
explain-under = 内置洗法 { $shuffle }，{ $cards } 张牌
explain-same-law = 发多少副，也分不清它与 { $slugs }
explain-source = 出处
explain-threads = 公开的报告
explain-next = 下一步：{ $command }
explain-at-work = （看看这个错误的实际表现）
explain-audited = （同一种洗法，实际发牌检验）
explain-fairness = { $fairness }；{ $effect }
explain-example = 属于 { $code } { $slug }：{ $title }
explain-keys = 参数
explain-key = { $name }：{ $about }；{ $values }；默认：{ $default }
explain-page = 详细的说明只有英文：misdeal explain { $id } --lang en
list-shuffle = { $effect }；参数：{ $keys }
fairness-fair = 公平
fairness-physical = 实物
fairness-faulty = 有错

# 错误的改法。
fix-fisher-yates = Fisher-Yates，用操作系统给的无偏抽取
fix-sort-keys = 每张牌一个 64 比特的键，有两个相同就全部重抽，再按键排序
fix-partial = 从 n 张里抽前 k 张：从前往后做 k 步 Fisher-Yates
fix-reservoir = 从长度未知的数据流里留下 k 项
fix-one-generator = 每个任务有自己的随机数发生器，由操作系统播种一次
fix-copy-and-lock = 使用返回的副本，同一时刻只让一个线程发牌
fix-enough-riffles = 交错洗牌，洗够次数
fix-scatter = 内存放不下时：先分散到随机的部分，再分别洗好

# 检验。
test-validity = 每副牌里每张牌恰好出现一次；有一副不是，就是铁证
test-support = 每张牌最靠前、最靠后能到哪里，与随机相符
test-position = 每张牌到每个位置的机会均等
test-classes = 每种点数、花色或重复的牌，到每个位置的机会均等
test-mean-place = 各张牌的平均位置相同
test-displacement = 各张牌离原位的远近，与随机相符
test-scores = 位置和抽取都不偏向任何已知的错误
test-lehmer = 后面还有几张更小的牌，各种张数机会均等
test-draws-up = 看成从前往后的 Fisher-Yates 时，抽取是均匀的
test-draws-down = 看成从后往前的 Fisher-Yates 时，抽取是均匀的
test-low-bits = 相邻两次抽取的最低位，有一半的机会相同
test-fixed-points = 在原位的牌数，符合精确分布
test-cycles = 循环的个数，符合精确分布
test-first-cycle = 第一个位置所在的循环，各种长度机会均等
test-descents = 从一张牌到下一张变小的次数，符合精确分布
test-peaks = 比左右邻牌都大的牌数，符合精确分布
test-runs = 连升和连降的长度，与随机相符
test-successions = 紧跟在小一号的牌后面的牌数，符合精确分布
test-offsets = 从一张牌到下一张的间隔，各种大小机会均等
test-neighbours = 每张牌紧跟在其他每张牌后面的机会均等
test-patterns = 四张牌的 24 种先后次序机会均等
test-longest-rise = 最长上升子序列的长度，与随机相符
test-longest-fall = 最长下降子序列的长度，与随机相符
test-inversions = 前大后小的牌对与前小后大的一样多
test-parity = 偶排列与奇排列的机会均等
test-pairs = 一个位置上的牌，不透露另一个位置上的牌
test-serial = 一个位置上的牌，不透露下一副同一位置上的牌
test-overlap = 相邻两副的前几张牌，相同的张数与随机相符
test-first-cards = 排在首位的不同的牌有多少张，与随机相符
test-blocks = 牌很多时，每一段的牌到每一段的机会均等
test-orders = 每种可能的顺序机会均等（牌少时）
test-repeats = 整副牌重复的次数，与随机相符
test-hands = 头几张牌里对子和同花的次数，与随机相符
test-inclusion = 每张牌进入一手牌的机会均等（不分先后）
test-pair-inclusion = 任意两张牌同进一手牌的机会均等（不分先后）

# 内置洗法：怎么洗，离公平多远，代价多大。
shuffle-fisher-yates = 从后往前，每张牌与它前面的某一张或自己交换
shuffle-fisher-yates-forward = 从前往后，每张牌与它后面的某一张或自己交换
shuffle-inside-out = 逐步扩大副本：每张牌先放到末尾，再与副本中任意一张交换
shuffle-draw-from-rest = 从余下的牌里随机发一张，最后一张补上它的位置
shuffle-rejection = 一再从整副牌里抽，直到抽中没出现过的牌
shuffle-used-table = 在没用过的牌里抽一个号，查表走到那张牌
shuffle-insertion = 每张牌插到已有牌堆的随机位置
shuffle-bulk = 在向量的通道里一次洗 64 副，按名次排（至多 128 张）
shuffle-sort-random-keys = 按随机的 64 比特键排序，有两个相同就全部重抽
shuffle-riffle = 从中间附近切成两叠，让两叠的牌交错落到一起，洗 7 次
shuffle-shelf = 每张牌放进 10 个格架之一，在已有的牌上面或下面，再叠起来
shuffle-top-to-random = 把顶牌插到随机的位置，有几张牌就做几次
shuffle-overhand = 从牌顶一次滑下约 5 张，后一叠压在前一叠上，洗 10 次
shuffle-cut = 在随机的位置切一次牌
shuffle-faro-out = 完美的交错洗牌，顶牌仍在顶上
shuffle-faro-in = 完美的交错洗牌，顶牌变成第二张
shuffle-smoosh = 在桌上搓牌的模型：在一圈牌里混合相邻的 12 张，做 2n 次
shuffle-no-shuffle = “不洗牌”：各点数的次序随机，同点数的牌放在一起，再把 3 叠移到顶上
shuffle-global-swap = 每个位置都与任意位置交换
shuffle-global-swap-java = 每个位置都与末位以外的任意位置交换，首位算两次
shuffle-wash = 随机对换两张不同的牌，有几张牌就做几次
shuffle-random-transpositions = 随机选两个位置对换，可以相同，有几张牌就做几次
shuffle-sattolo = 上界少一的 Fisher-Yates，没有一张牌能留在原位
shuffle-last-never-moves = 范围漏掉最后一张牌的 Fisher-Yates
shuffle-recursive-draw = 随机选一张发出，再发它左边的牌，再发右边的
shuffle-sort-random-comparator = 排序，但用抛硬币代替比较
shuffle-sort-short-keys = 按 16 比特的随机键排序，键相同的保持原来的先后
shuffle-effect-fisher-yates = 无偏差：每种顺序的概率都是 1/n!
shuffle-effect-fisher-yates-forward = { shuffle-effect-fisher-yates }
shuffle-effect-inside-out = { shuffle-effect-fisher-yates }
shuffle-effect-draw-from-rest = { shuffle-effect-fisher-yates }
shuffle-effect-rejection = { shuffle-effect-fisher-yates }
shuffle-effect-used-table = { shuffle-effect-fisher-yates }
shuffle-effect-insertion = { shuffle-effect-fisher-yates }
shuffle-effect-bulk = { shuffle-effect-fisher-yates }
shuffle-effect-sort-random-keys = { shuffle-effect-fisher-yates }
shuffle-effect-riffle = 52 张牌的总变差距离：5 次 0.924，7 次 0.334，10 次 0.043
shuffle-effect-shelf = 52 张牌的总变差距离：10 个格架 1.000，50 个 0.159，200 个 0.010
shuffle-effect-top-to-random = 52 张牌的总变差距离：52 次 1.000，156 次 0.440，260 次 0.021
shuffle-effect-overhand = 52 张牌：两张邻牌从没分开过的概率是 0.107，公平时是 0.019
shuffle-effect-cut = n! 种顺序中只有 n 种：总变差距离 1 - 1/(n-1)!；位置上看不出来
shuffle-effect-faro-out = 没有随机性；52 张牌洗 8 次就回到原来的顺序
shuffle-effect-faro-in = 没有随机性；52 张牌洗 52 次就回到原来的顺序
shuffle-effect-smoosh = 52 张牌，一张牌所在位置的总变差距离：52 下 0.087，104 下 0.012
shuffle-effect-no-shuffle = 54 张牌分三次各发 17 张：每副平均 8.15 个炸弹，公平时是 0.29
shuffle-effect-global-swap = 52 张牌：牌 1 落到位置 0 的机会是应有的 1.3522 倍
shuffle-effect-global-swap-java = 最后一张牌从不留在最后，到首位的次数是应有的两倍
shuffle-effect-wash = 有一半的顺序不会出现；54 张牌：在原位的机会是应有的 7.64 倍
shuffle-effect-random-transpositions = 52 张牌：一张牌在原位的机会是应有的 7.6 倍
shuffle-effect-sattolo = 只会出现单个循环：总变差距离 1 - 1/n
shuffle-effect-last-never-moves = 最后一张牌不动，其余的公平：总变差距离 1 - 1/n
shuffle-effect-recursive-draw = 能出现的顺序数是卡特兰数：5 张牌时是 120 种里的 42 种，总变差距离 13/20
shuffle-effect-sort-random-comparator = 5 张牌的总变差距离：从 0.175（二分插入排序）到 0.408（插入排序）
shuffle-effect-sort-short-keys = 52 张牌的总变差距离：8 比特 0.167，16 比特 0.00067，32 比特 1.0e-8
shuffle-cost-fisher-yates = n-1 次抽取，O(n)，原地
shuffle-cost-fisher-yates-forward = { shuffle-cost-fisher-yates }
shuffle-cost-inside-out = n-1 次抽取，O(n)，另建一份
shuffle-cost-draw-from-rest = { shuffle-cost-fisher-yates }
shuffle-cost-rejection = 平均 n * H_n 次抽取（52 张牌为 236.0 次），O(n log n)，另建一份
shuffle-cost-used-table = n-1 次抽取，O(n^2)，另建一份
shuffle-cost-insertion = n-1 次抽取，O(n^2)，原地
shuffle-cost-bulk = 约三次抽取用 16 比特，n^2/64 条向量指令
shuffle-cost-sort-random-keys = n 次 64 比特的抽取，O(n log n)，另建一份
shuffle-cost-riffle = 每次交错最多 2n-1 次抽取、O(n)，另建一份
shuffle-cost-shelf = 2n 次抽取，O(n log n)，另建一份
shuffle-cost-top-to-random = n 次抽取，O(n^2)，原地
shuffle-cost-overhand = 每次 n-1 次抽取、O(n)，原地
shuffle-cost-cut = 一次抽取，O(n)，原地
shuffle-cost-faro-out = 不抽取，O(n)，另建一份
shuffle-cost-faro-in = { shuffle-cost-faro-out }
shuffle-cost-smoosh = 24n 次抽取，O(n)，原地
shuffle-cost-no-shuffle = 约 n/4 次抽取，O(n)，另建一份
shuffle-cost-global-swap = n 次抽取，O(n)，原地
shuffle-cost-global-swap-java = { shuffle-cost-global-swap }
shuffle-cost-wash = 2n 次抽取，O(n)，原地
shuffle-cost-random-transpositions = { shuffle-cost-wash }
shuffle-cost-sattolo = { shuffle-cost-fisher-yates }
shuffle-cost-last-never-moves = { shuffle-cost-fisher-yates }
shuffle-cost-recursive-draw = 最多 n 次抽取，O(n)，另建一份
shuffle-cost-sort-random-comparator = 抛 O(n log n) 次硬币（插入排序约 2n 次，冒泡排序 n^2/2 次），另建一份
shuffle-cost-sort-short-keys = n 次抽取，O(n log n)，另建一份

# 洗法的参数：管什么，取什么值，不给时是什么值。
shuffle-key-washes = 每副牌洗几遍，后一遍接着前一遍的结果
shuffle-key-times-wash = 每遍对换的次数
shuffle-key-times-random-transpositions = { shuffle-key-times-wash }
shuffle-key-times-riffle = 每遍交错洗牌的次数
shuffle-key-times-top-to-random = 每遍移动的牌数
shuffle-key-times-overhand = 每遍从牌顶滑完整副的次数
shuffle-key-times-faro-out = 每遍完美交错的次数
shuffle-key-times-faro-in = { shuffle-key-times-faro-out }
shuffle-key-times-smoosh = 每遍搓几下
shuffle-key-times-no-shuffle = 每遍移到顶上的叠数
shuffle-key-packet-overhand = 一叠平均有几张牌
shuffle-key-packet-smoosh = 每一下混合的牌数
shuffle-key-packet-no-shuffle = 每个点数有几张牌：即花色数，牌按花色一门接一门地排列
shuffle-key-shelves = 洗牌机的格架数
shuffle-key-sort = 由硬币决定比较结果的排序算法
shuffle-key-bits = 一个键的比特数
shuffle-key-generator = 发牌用的随机数发生器，供研究；它的状态一副接一副地延续
shuffle-key-bound = 怎样把发生器的输出变成不超过上界的抽取
shuffle-key-reseed = 发生器何时用模拟的时钟重新启动
shuffle-key-clock = 模拟的时钟数什么
shuffle-key-deals-per-second = 模拟的时钟每秒开始几副牌
shuffle-values-washes = 1 到 1000000 的整数
shuffle-values-times = { shuffle-values-washes }
shuffle-values-packet = { shuffle-values-washes }
shuffle-values-shelves = { shuffle-values-washes }
shuffle-values-deals-per-second = { shuffle-values-washes }
shuffle-values-sort = insertion、binary-insertion、merge、timsort、quick 或 bubble
shuffle-values-bits = 1 到 64 的整数
shuffle-values-generator = 研究用随机数发生器的名称
shuffle-values-bound = native、modulo、float、multiply 或 exact
shuffle-values-reseed = never、deal 或 draw
shuffle-values-clock = s 或 ms-of-day
shuffle-default-times-wash = 牌的张数
shuffle-default-times-random-transpositions = { shuffle-default-times-wash }
shuffle-default-times-top-to-random = { shuffle-default-times-wash }
shuffle-default-times-smoosh = 牌的张数的两倍
shuffle-default-generator = 无：用 misdeal 自带的强发生器，每副牌各自独立

# 研究用的随机数发生器。
generator-msvc-rand = 微软 C 库的 rand()，15 比特：Windows 上的 C 和 C++
generator-glibc-rand = GNU C 库的 rand()（TYPE_3），31 比特：Linux 上的 C 和 C++
generator-java-random = java.util.Random，48 比特：Java 的 Collections.shuffle 和 Math.random()
generator-v8-math-random = Chrome 和 Node 的 Math.random()，52 比特，每 64 个一批，倒着给出
generator-mt19937 = std::mt19937，C++ 的梅森旋转算法，32 比特
generator-mt19937-python = Python 的 random 用的梅森旋转算法，32 比特
generator-php-mt-rand = PHP 7.1 及以后的 mt_rand()，梅森旋转算法，31 比特
generator-ansi-lcg = C 标准中 rand() 的示例，15 比特
generator-lcg-low-bits = 与 ansi-lcg 相同，但给出整个状态，模 2^31：旧 BSD，自己写的发生器
generator-xorshift128plus = Vigna 的 xorshift128+（23, 17, 26），64 比特：Firefox 和 Safari 的 Math.random()

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

# --- 图与页面
picture-seldom = 太少
picture-errors = 与公平相差几个标准误
picture-often = 太多
map-position-title = 哪张牌落在哪个位置
map-position-axes = 纵：牌；横：位置
map-position-cell = 牌 { $row } 在位置 { $column }
map-before-title = 与上一副相比
map-before-axes = 纵：上一副中的位置；横：现在的位置
map-before-cell = 从位置 { $row } 到位置 { $column }
map-followers-title = 哪张牌跟着哪张牌
map-followers-axes = 纵：牌；横：紧跟其后的牌
map-followers-cell = 牌 { $column } 紧跟在牌 { $row } 之后
map-lehmer-title = 莱默码
map-lehmer-axes = 纵：后面还有几张更小的牌；横：位置
map-lehmer-cell = 位置 { $column }，后面更小的牌数：{ $row }
map-draws-up-title = 从前往后的抽取
map-draws-up-axes = 纵：抽的是往后数第几张；横：位置
map-draws-up-cell = 位置 { $column }，抽往后数第 { $row } 张
map-draws-down-title = 从后往前的抽取
map-draws-down-axes = 纵：从哪个位置抽；横：位置
map-draws-down-cell = 位置 { $column }，从位置 { $row } 抽
map-parts-up-title = 从前往后的抽取
map-parts-up-axes = 纵：抽在可选范围的哪一段；横：位置
map-parts-up-cell = 位置 { $column }，抽自第 { $row } 段
map-parts-down-title = 从后往前的抽取
map-parts-down-axes = 纵：抽在可选范围的哪一段；横：位置
map-parts-down-cell = 位置 { $column }，抽自第 { $row } 段
map-sets-title = 每张牌发出的次数
map-sets-axes = 横：牌
map-sets-cell = 牌 { $column }
page-title = { $answer }：{ $subject }
page-reasons = 牌里看出了什么
page-bets = 离公平有多远
page-diagnosis = 错在哪里
page-why = 为什么错：
page-mend = 怎么改：
page-code = 正确的写法，{ $language }
page-maps = 图
page-maps-about = 颜色越深，这一格的次数离公平洗牌应有的次数越远，以标准误计。单凭运气也会有少数格子带浅色。把指针移到格子上，或用方向键，可以看到数字。
page-maps-binned = 每格是 { $rows } × { $columns } 的一块
page-map-observed = 实际
page-map-predicted = { $fault } 应有的样子
page-map-simulated = { $fault } 应有的样子，模拟 { $deals } 副所得
page-map-difference = 两者之差
page-map-deals = { $deals } 副
page-cell-count = 次数
page-cell-fair = 公平
page-cell-errors = 标准误
page-cell-predicted = 预测
page-odds = 洗牌不公平的赔率
page-odds-about = 一直押“洗牌不公平”：洗牌若公平，平均赢不到钱。本钱涨到几倍，赔率就是几比一；纵轴按指数的平方根画，横轴是对数刻度。
page-odds-fixed = 这次只在最后判定一次，这里的赔率没有参与判定。
page-odds-deals = 副数
page-odds-sure = 到这里就能确定
page-tests = 全部检验
page-tests-about = 按 p 值排列。横条是按 Holm 法校正全部检验之后的 p 值，长度按指数的平方根画。
page-tests-line = 越过竖线的就是证据。
page-tests-not-sure = 这次一边读一边反复判定，误报率由各次分摊：每次判定时，没有一个 p 值小到足以作为证据。
page-power-about = 这里的把握是下限：只算最好的那一项检验。
page-tests-nominal = 这次一确定就停了，所以 p 值只是名义上的：它说明检验把错误看得多清楚，而不说明公平洗牌时这种结果有多罕见。
page-test = 检验
page-frame = 读法
page-frame-lies = 原样
page-method = 方法
page-statistic = 统计量
page-p = p 值
page-p-nominal = 名义 p 值
page-adjusted = Holm 校正后
page-effect = 最突出的现象
page-holm = Holm 线：线以上是证据，误报率 { $alpha }
page-power = 这次运行本可检出什么
page-unseen = 这样的运行永远检不出什么
page-unseen-about = 就算用专为这种错误设计的最好的检验，也要这么多副牌。
page-invalid = 不合规则的牌
page-notes = 说明
page-repeat = 怎样重现
page-command = 命令
page-seed = 种子
page-version = 版本
page-input = 输入
page-input-unread = 没有读到结尾
page-bytes = { $bytes } 字节
page-next = 下一步
page-made = 由 misdeal { $version } 生成。本页不加载任何外部内容。

# --- 长时间运行时的进度行
progress-deals = { $deals } 副，{ $rate }，最多还要 { $left }
progress-share = 已走完 { $share } % 的可能，还要 { $left }
progress-rate = 每秒 { $rate } 副
standing-sure = 已确定发错牌，正在测量差多少
standing-finding = 最突出：{ $test }，p { $p }；赔率 { $odds }
standing-odds = 不公平的赔率 { $odds }
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
shown-first-cycle = 经过第一个位置的循环含 { $span } 个位置
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
seen-share-only = { $compared }{ $event } 的占 { $share }
seen-always = { $compared }{ $event }，每副都这样；公平时占 { $fair }
seen-never = { $compared }{ $event }，{ $deals } 副里没有一副这样；公平时占 { $fair }
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
hand-or-better = { $what }或更大的牌型
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
    { $draws }抽取，只数可选张数为偶数的各次，第 { $first } 次与第 { $second } 次奇偶相同
event-low-bits-agree = { $draws }抽取时，{ $span } 对相邻的抽取奇偶相同
event-low-bits-before = { $draws }抽取，只数可选张数为偶数的各次，第 { $draw } 次与上一副奇偶相同
event-low-bits-before-agree = { $draws }抽取时，{ $span } 次抽取与上一副奇偶相同

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
cases-run-up = { $cases } 个上升段里，含 { $span } 张牌的占 { $share }
cases-run-down = { $cases } 个下降段里，含 { $span } 张牌的占 { $share }
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
variant-binary-insertion = 二分插入排序
variant-insertion = 插入排序
variant-merge-sort = 归并排序
variant-timsort = TimSort
variant-as-many-as-cards = 次数与张数相同
variant-three = 三次
variant-15-bits-modulo-from-the-front = 15 比特取余，从前往后
variant-15-bits-modulo-from-the-back = 15 比特取余，从后往前
variant-15-bits-multiplied-from-the-front = 15 比特相乘，从前往后
variant-15-bits-multiplied-from-the-back = 15 比特相乘，从后往前

# 两张牌的乘积，偏大或偏小。
together-cards-alike =
    { $compared }{ $first } 和 { $second } 两张牌同在一半牌里，次数太多，超出 { $errors } 个标准误
together-cards-opposite =
    { $compared }{ $first } 和 { $second } 两张牌分在两半牌里，次数太多，超出 { $errors } 个标准误
together-alike =
    { $compared }位置 { $first } 和 { $second } 的牌同属起始顺序的一半，次数太多，超出 { $errors } 个标准误
together-opposite =
    { $compared }位置 { $first } 和 { $second } 的牌分属起始顺序的两半，次数太多，超出 { $errors } 个标准误
again-alike =
    { $compared }位置 { $position } 的牌与上一副位置 { $position } 的牌同属起始顺序的一半，次数太多，超出 { $errors } 个标准误
again-opposite =
    { $compared }位置 { $position } 的牌与上一副位置 { $position } 的牌分属起始顺序的两半，次数太多，超出 { $errors } 个标准误

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
# 并列、数量和数字。
list-comma = { $list }，{ $item }
list-semicolon = { $list }；{ $item }
list-and = { $list }和 { $item }
list-numbers = { $list }、{ $item }
list-or = { $list } 或 { $item }
span = { $low } 至 { $high }
n-deals = { $deals } 副
n-cards = { $cards } 张牌
n-findings = { $findings } 项结果
odds = { $left }{"\u00A0"}比{"\u00A0"}{ $right }
one-in = 1/{ $number }
time-seconds = { $seconds } 秒
time-minutes = { $minutes } 分钟

# 结论、把握和各项结果。
answer-misdeal = 发错牌
answer-too-few-deals = 副数太少
answer-no-evidence = 没有证据表明不公平
facts = { $cards }，{ n-deals }，{ $time }
cards-set = { $deck } 张牌中的 { $dealt } 张（不计顺序）
cards-first = { $deck } 张牌中的前 { $dealt } 张
certainty-fixed = 只在最后看一次，按 Holm 法；误报率 { $rate }
certainty-proof = 读到 { n-deals }就确定了：有一副不合规则，就是铁证；误报率 { $rate }
certainty-findings = 读到 { n-deals }就确定了，凭各项检验，主要是 { $test }；误报率 { $rate }
certainty-capital = 读到 { n-deals }就确定了：洗牌不公平的赔率为 { $odds }；误报率 { $rate }
certainty-open = 看了 { $looks } 次都没能确定；到最后，洗牌不公平的赔率为 { $odds }；误报率 { $rate }
certainty-open-without-odds = 看了 { $looks } 次都没能确定；误报率 { $rate }
broke-the-rules = { n-deals }中有 { $bad } 副不合规则，第一处在
strongest-denies = { $compared }赢得最多的一注，押的是这一条不成立：{ $about }
strongest-of = { $compared }赢得最多的一注是 { $test } 的
finding-test = 检验
finding-frame = 读法
finding-method = 方法
finding-statistic = 统计量
finding-p = p 值
finding-nominal-p = 名义 p 值
finding-chi-square = { $statistic } (df { $degrees })
findings-none-by-itself = 共 { n-findings }，没有一项单独算得上证据
findings-none = 共 { n-findings }，没有一项算得上证据
findings-all = 共 { n-findings }，{ $evidence } 项是证据
findings-more = 另有 { $more } 项：{ findings-all }

# 附注、种子和下一步。
note = 注：{ $note }
seed = 种子：{ $seed }
seed-of-deals = （发牌用的）
seed-of-battery = （检验用的；牌来自外部）
next = 下一步：{ $command }
next-purpose = （{ $purpose }）
purpose-everyday-faults = 这么多副足以检出所有常见错误
purpose-smaller-faults = 副数越多，能检出的错误越小
purpose-more-orders = 换一副不止一种顺序的牌
purpose-fair-shuffle = 公平的洗牌，供对照
purpose-faulty-shuffle = 有错的洗牌，供对照
purpose-whole-report = 它的完整报告
purpose-long-enough = 若能读到这么多副，就能分出高下
purpose-comparable = 可以比较哪些洗法
purpose-same-audited = 同一种洗法，实际发牌检验
purpose-one-card-more = 多加一张牌；牌少时公平，牌多了未必
purpose-known-shuffles = 看看它像哪种已知的洗法
place-line = 第 { $number } 行
place-deal = 第 { $number } 副
place-run = 第 { $number } 次运行
invalid-at = { $place }：{ $what }
invalid-in = { $file }：{ $place }：{ $what }
invalid-length = 有 { n-cards }，应有 { $expected } 张
invalid-cut-off = 有 { n-cards }，应有 { $expected } 张，而最后一行没有换行：是不是被截断了？
invalid-copies = 牌 { $card } 多于 { $copies } 张
invalid-copies-less = { invalid-copies }，少了一张 { $less }
invalid-twice = 牌 { $card } 出现两次
invalid-twice-missing = 牌 { $card } 出现两次，缺牌 { $missing }
invalid-foreign = 整副牌里没有 { $token }
note-large-deck = { $deck } 张牌太多，位置、数字和抽取的检验做不了，已略去
note-copies-alike = 相同的牌分不出来，所以每副随机给它们编号：7.2 是几张 7 中的一张
note-read-closely = { n-deals }中有 { $some } 副由所有检验按所有读法读过；其余的照原样读，只做最省时的计数
note-read-first = 每次运行的前 { $first } 副由所有检验读过；之后的只由最省时的检验来读，每 32 副才有 1 副由所有检验读
note-interrupted = 已中断；这是到那时为止所知道的
note-first-index = 牌号从 0 数或从 1 数都说得通；这里从 0 数（可用 --first-index 指定）
note-partial = 每副当作 { $deck } 张牌中的前 { $dealt } 张（可用 --of 指定）
note-partial-counted = 每副当作 { $deck } 张牌中的前 { $dealt } 张，牌号从 { $first } 数起（可用 --of 指定）
note-set = 每副都是升序，所以只看有哪些牌，不计顺序
note-labels = 整副牌就取见到的这些牌，从 { $first } 到 { $last }，升序
note-copies = 每副都是同样的 { n-cards }，其中不同的有 { $different } 张，所以整副牌就取这些（可用 --copies 指定）
note-runs-added = { $runs } 次运行的牌合在一起计数，每次运行单独读
note-runs-stopped-sure = { $of } 次运行中有 { $runs } 次一确定就停了；读多少副取决于读到了什么，所以 p 值只是名义上的（audit --fixed 会读到底）
note-runs-interrupted = { $of } 次运行中有 { $runs } 次被人中止；若是因为看到了什么才中止，p 值就只是名义上的
note-runs-alike = { $of } 次运行中有 { $runs } 次与另一次逐副相同：同一份记录给了两次，或程序每次都从同一个种子开始
note-faces-not-saved = 保存的牌没有点数和花色，所以略去了类别和牌型的检验
note-repeats-in-part = 只在 { n-deals }中的 { $some } 副里找过重复

# 一次运行本可检出什么。
power-found = 这次运行本可检出
power-needed = 需要副数
power-chance = 把握
power-not-shown = 这样的牌看不出
power-beyond = 再好的检验也检不出
power-head = { $head }：
power-line = { $fault }：{ $chance }，需要 { $needed } 副
power-line-not-shown = { $fault }：{ $shown }
power-line-beyond = { $fault }：需要 { $needed } 副
everyday-naive-swap = 每个位置都与任意位置交换
everyday-sattolo = Sattolo 洗法
everyday-end-fixed = 一端的牌从不动
everyday-rounding-endpoints = 抽取四舍五入，两端机会减半
everyday-random-comparator = 二分插入排序配随机比较
everyday-random-transpositions = 随机两张牌对换 n 次
everyday-parity-locked = 奇偶性固定
everyday-too-few-riffles = 只交错洗牌三次
everyday-few-seeds = 只有 2^15 个种子
everyday-carry-over = 与任意位置交换，且牌从不复原
beyond-remainder-of-32-bits = 32 比特发生器取余的偏差
beyond-fraction-of-24-bits = 24 比特的小数相乘后向下取整
beyond-seeds-of-64-bits = 只有 2^64 个种子
nothing-found-none-shows = 没有一项检验发现问题；不过这样的牌看不出任何常见错误
nothing-found-all = 没有一项检验发现问题；这不能证明公平，但下面这些常见错误本该被检出
nothing-found-all-that-show = 没有一项检验发现问题；这不能证明公平，但这样的牌看得出的常见错误本该被检出
nothing-found-but = 没有一项检验发现问题，但可能漏掉了：{ $faults }（{ n-deals }就够）
nothing-found-but-some = 没有一项检验发现问题，但 { $all } 种常见错误中有 { $some } 种可能漏掉了（{ n-deals }就够检出全部）
smallest = 这次运行有 99 % 的把握检出：{ $found }
smallest-both = { $cell }，或{ $rms }
smallest-cell = 某张牌到某个位置的次数比公平时多 { $part }
smallest-cell-times = 某张牌到某个位置的次数达到公平时的 { $times } 倍
smallest-rms = 各格的均方根偏差达到 { $part }

# 像哪种已知的错误。
diagnosis-looks-like = 错误像是 { $fault }
diagnosis-or-like = 也可能是 { $fault }；它同样容易发出这样的牌
diagnosis-accounts = 它能解释所有计数（{ $fit }）
diagnosis-accounts-as-another = 它能解释所有计数（{ $fit }）；{ $next } 也能，但差一些
diagnosis-accounts-alone = 它能解释所有计数（{ $fit }）；排第二的 { $next } 不能
diagnosis-none = 已知的错误都发不出这样的牌
diagnosis-nearest = 最接近的是 { $fault }
diagnosis-nearest-not = 但它解释不了所有计数（{ $fit }）
diagnosis-mend = 怎么改：misdeal explain { $fault }
diagnosis-what = 那是什么：misdeal explain { $fault }
diagnosis-besides = 此外，整副牌会重现，像 { $fault }
diagnosis-fault = { $slug }（{ $code }）：{ $title }
diagnosis-settings = { $fault }；{ $settings }
diagnosis-p = p = { $p }
diagnosis-p-less = p < { $p }
cause-algorithm = 请检查洗牌本身，而不是随机数发生器
cause-bound = 请检查把随机数变成下标的地方
cause-generator = 请检查随机数发生器：洗牌也许没错，但各次抽取互有关联
cause-seeding = 请检查给随机数发生器播种的地方
cause-carried = 请检查一副牌给下一副留下了什么
cause-cards = 请检查复制、共用或发牌的地方，而不是随机数发生器
setting-bits = { $value } 比特
setting-bound = 上界 { $value }
setting-deals-a-seed = 每个种子发 { $value } 副
setting-deals-before = 之前有 { $value } 副
setting-draw = 抽取用{ $value }
setting-exchanges = 对换 { $value } 次
setting-from = 从{ $value }取
setting-index = 下标{ $value }
setting-left-out = 少做 { $value } 步
setting-moves = 移动 { $value } 次
setting-of = 每次{ $value }
setting-packet = 每叠 { $value } 张
setting-part = 每部分 { $value } 张
setting-period = 周期 { $value } 副
setting-range = 随机数有 { $value } 种
setting-riffles = 交错洗牌 { $value } 次
setting-share = 占比 { $value }
setting-shelves = { $value } 个格架
setting-shuffle = 洗法 { $value }
setting-size = 大小 { $value }
setting-sort = { $value }
setting-times = { $value } 次
setting-values = 取值 { $value } 种
setting-washes = 洗 { $value } 遍
setting-workers = { $value } 个任务
value-insertion = 插入排序
value-binary-insertion = 二分插入排序
value-merge = 归并排序
value-timsort = TimSort 排序
value-quick = 快速排序
value-bubble = 冒泡排序
value-merge-of-pairs = 两两归并排序
value-one-too-low = 小了 1
value-begins-again = 从头再来
value-the-back = 后面
value-the-front = 前面
value-different-cards = 两张不同的牌
value-remainder = 取余
value-multiplied = 乘法

# 洗牌离公平有多远。
effect-total-variation = 可见发出的各副牌中，至少 { $part } 与公平的不同（总变差距离 >= { $least }）
effect-bits-lost = { $of } 比特中至少少了约 { $bits } 比特
effect-seeds = 从重复来看，不同的牌好像只有约 { $deals } 副（99 %：{ $low } 至 { $high }）
effect-cells = 偏离公平最远的格（所有格合计 99 %）：
effect-cell = 牌 { $card } 在位置 { $position }：{ $share }（{ $low } 至 { $high }）；公平时为 { $fair }

# 牌与位置的图。
map-head = 牌（纵）与位置（横）
map-head-exact = 牌（纵）与位置（横），精确值
map-exactly-fair = 牌与位置：每张牌到每个位置的机会都恰好公平
map-all-fair = 牌与位置：每格离公平都不到 { $within } 个标准误（最远：{ $furthest }）
map-furthest = 牌与位置：{ $cells } 格中最远的一格偏了 { $furthest } 个标准误
map-fair = { $glyph } 离公平不到 { $within } 个标准误
map-fair-share = { $glyph } 与公平相差不到 { $within }
map-steps = { $often } 太多  { $seldom } 太少，每级 { $step }
map-blocks = 每个符号代表一块格子

# 两种洗法并排比较。
compare-better = { $side } 更好
compare-no-difference = 没有明显差别
compare-unknown = 无法判断哪个更好
compare-facts = { $cards }，{ $time }
compare-one-heard = 没法判断：两个中只读到了一个
compare-deals-of = { $side } 的 { n-deals }
compare-too-few-deals = 还没法判断：没有证据表明哪个不公平，但 { $few }里可能藏着常见错误
compare-one-caught = { $better } 更好：读了 { n-deals }，没有证据表明它不公平；{ $caught } 读到 { $caught_deals } 副就被抓住
compare-one-caught-too-few-deals = { $better } 更好：读了 { n-deals }，没有证据表明它不公平，不过这些牌里可能藏着常见错误；{ $caught } 读到 { $caught_deals } 副就被抓住
compare-heard-too-shortly = 还没法判断：{ $caught } 读到 { $caught_deals } 副就被抓住，{ $other } 读了 { $deals } 副，没有证据表明它不公平；要读到 { $wanted } 副，差别才算明显
compare-signs-agree = { $better } 更好，虽然它也发错牌：{ $reasons }
compare-signs-disagree = 各有长短：A 好在{ $a }；B 好在{ $b }
compare-none-caught = 没有发现差别：分别读了 { $a } 副和 { n-deals }，没有证据表明哪个不公平
compare-none-caught-each = 没有发现差别：各读了 { n-deals }，没有证据表明哪个不公平
compare-both-would-show = 若有牌到某个位置的次数偏多 { $least }，两个都本该检出
compare-later = 它读到 { n-deals }才被抓住，{ $other } 读到 { $soon } 副就被抓住
compare-fewer-bits = 它每副损失 { $few } 比特，{ $other } 损失 { $many } 比特
compare-more-deals = 它至少有 { $many } 种不同的牌，{ $other } 至多 { $few } 种
compare-equal = 差不多一样糟：A 读到 { n-deals }被抓住，B 读到 { $b } 副被抓住
compare-equal-bits = A 每副损失 { $a } 比特，B 损失 { $b } 比特
compare-equal-factor = 相差 { $factor } 倍才算明显
compare-row-verdict = 结论
compare-row-deals = 读取副数
compare-row-invalid = 不合规则
compare-row-sure = 何时确定
compare-row-odds = 不公平的赔率
compare-row-total-variation = 总变差距离
compare-row-bet = 最佳赌注（99 %）
compare-row-bits = 损失比特
compare-row-different = 不同的牌
compare-row-cell = 最偏的格（99 %）
compare-row-shown = 本可检出
compare-row-everyday = 常见错误
compare-total-variation = 至少 { $least }（99{"\u00A0"}%）
compare-bits = 每副 { $lost }（共 { $fair }）
compare-different = 约 { $deals } 种（{ $low } 至 { $high }）
compare-shown = 某张牌在某个位置偏多 { $part }
compare-shown-times = 某张牌在某个位置多到 { $times } 倍
compare-invalid-first = { n-deals }，第一处在{ $first }
compare-not-sure = 未确定
compare-everyday-all = { $all } 种都能检出
compare-everyday = { $all } 种中能检出 { $found } 种
compare-share = { $share }{"\u00A0"}%（{ $low }{"\u00A0"}至{"\u00A0"}{ $high }）
compare-cell = 牌 { $card } 在位置 { $position }：{ $share }；公平时为{"\u00A0"}{ $fair }
compare-bet = { $bet }：{ $share }；公平时为{"\u00A0"}{ $fair }
compare-not-heard = 没有读到
compare-rate = 每个结论的误报率：{ $rate }
compare-seeds = （发牌用的：{ $seeds }）
compare-note-of = { $side }：{ $note }
compare-note-taken = { $word } 当作洗法；要读文件请写 ./{ $word }
compare-note-interrupted = 两个还没读完就中断了
bet-score = 按 { $test } 至少得 { $points } 分
bet-card = 位置 { $position } 是牌 { $card }
bet-cards = 位置 { $position } 是 { $cards } 张牌之一
bet-even = 对换偶数次
bet-odd = 对换奇数次
bet-order = 某一种顺序
bet-orders = { $orders } 种顺序之一
bet-holds = 手里有牌 { $card }
bet-lacks = 手里没有牌 { $card }
bet-from-cards = 从牌来看，{ $bet }
bet-before = { $lag ->
    [1] 与上一副相比，{ $bet }
   *[other] 与前面第 { $lag } 副相比，{ $bet }
}
bet-other-frame = 换一种读法，{ $bet }
bet-spans-more = { $list }……
bet-at-home = { $span } 张牌在原位
bet-stay = { $span } 张牌留在原处
bet-cycles = { $span } 个循环
bet-first-cycle = { $span } 个位置在第一个循环里
bet-falls = { $span } 处下降
bet-peaks = { $span } 个峰
bet-successions = { $span } 处相连
bet-longest-rise = 最长上升子序列有 { $span } 张牌
bet-longest-fall = 最长下降子序列有 { $span } 张牌

# 洗牌的精确分布。
exact-facts = { n-cards }，{ $time }
exact-facts-repeated = { n-cards }，{ $repeats } 次{ $repeat }，{ $time }
exact-label-fair = 公平
exact-label-total-variation = 总变差距离
exact-label-bits-lost = 损失比特
exact-label-orders = 顺序
exact-label-likeliest = 最容易出现
exact-label-least-likely = 最难出现
exact-label-stay = 原位的牌
exact-label-cut-off = 截断
exact-label-lost = 丢牌
exact-label-paths = 走过的路径
exact-group-orders = 顺序数
exact-group-chance = 每种的机会
exact-group-times-fair = 与公平之比
exact-group-such-as = 例如
exact-curve-repeats = { $repeat }次数
repeat-riffles = 交错洗牌
repeat-exchanges = 对换
repeat-cards-moved = 移牌
repeat-strokes = 搓牌
repeat-faros = 完美交错
repeat-washes = 洗牌
exact-table = 牌（纵）与位置（横），数值
exact-fair = 是，完全公平：每种顺序的机会都相同
exact-fair-where-it-ends = 是，只要洗得完就完全公平：每种顺序的机会都相同
exact-not-fair = 否
exact-fair-unknown = 未知
exact-as-far = { $answer }，仅就随机数的范围而言
exact-cut-off = 机会 { $chance }，允许的抽取用完还没洗完；其余各项只算洗完的
exact-between = 未知，在 { $between } 之间
exact-bits = { $lost }（共 { $fair }）
exact-all-orders = { $all } 种都可能出现
exact-some-orders = { $all } 种中可能出现 { $some } 种，占 1/{ $one_in }
exact-some-orders-at-most = { $all } 种中最多可能出现 { $some } 种，占 1/{ $one_in }
exact-never = 从不出现
exact-times = 机会是公平时的 { $times } 倍
exact-such-as = { $often }：{ $example }
exact-stay = 平均有 { $expected } 张还在原位，公平时为 1；每张的平均机会为 { $chance }
exact-lost = 出现 { $order } 的机会为 { $chance }
exact-paths = { $paths } 条，抽取的各种可能都走遍了
exact-paths-cut-off = { $paths } 条，全都走了，有的中途截断
exact-mixed = { $repeats } 次{ $repeat }后就洗匀了（按通常的标准：总变差距离不超过 { $usual }）
exact-mixed-first = 第一次之后就洗匀了（按通常的标准：总变差距离不超过 { $usual }）
exact-mixed-between = 超过 { $before } 次、最多 { $repeats } 次{ $repeat }后就洗匀了（按通常的标准：总变差距离不超过 { $usual }）
exact-mixed-at-most = 最多 { $repeats } 次{ $repeat }后就洗匀了（按通常的标准：总变差距离不超过 { $usual }）
exact-not-mixed = { $repeats } 次{ $repeat }后还没洗匀（按通常的标准：总变差距离不超过 { $usual }）
exact-mixed-unknown = 何时洗匀还未知（按通常的标准：总变差距离不超过 { $usual }）
exact-orders-unknown = 所有顺序：{ $why }
exact-places-unknown = 牌与位置：{ $why }
exact-points-left-out = 途中有些点略去了，因为每个点都很费时
exact-independent-words = 这里假定发生器给出的数彼此独立、机会均等；种子少的影响不在这些数字里
exact-fair-by-proof = 已证明公平；我们的测试走遍了它的代码
unknown-again-on-generator = 没有算过用发生器连洗几遍的情形
unknown-on-generator = 没有算过用发生器时的情形
unknown-loses-cards = 洗牌会丢牌
unknown-never-ends = 在允许的抽取次数内从来洗不完
unknown-may-not-end = 抽取可能没完没了
unknown-long-chances = 机会的数值超过 64 比特
unknown-many-cards = 这种洗法的所有顺序最多算到 { $number } 张牌：--cards { $number }
unknown-many-additions = 要做 { $number } 次加法，太多了：最多 { $most } 次；请减少次数或牌数
unknown-many-paths = 洗一次的路径超过 { $number } 条；请减少牌数
unknown-many-shelves = 牌太多，算不过来；请减少格架数或牌数
unknown-many-to-recurse = 牌太多，算不过来；最多 128 张
unknown-timsort = 没有算过 64 张牌以上的 TimSort
unknown-sort = 这种排序只算到 7 张牌的所有顺序
unknown-shuffle = 没有算过这种洗法
unknown-oracle = { $error }
