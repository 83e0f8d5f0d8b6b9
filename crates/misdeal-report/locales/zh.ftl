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
map-draws-up-axes = 纵：抽的是前方第几张；横：位置
map-draws-up-cell = 位置 { $column }，抽前方第 { $row } 张
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
page-code = 正确写法，{ $language }
page-maps = 图
page-maps-about = 颜色越深，这一格的次数离公平洗牌越远，以标准误计。单凭运气也会有少数格子带浅色。把指针移到格子上，或用方向键，可以看到数字。
page-maps-binned = 牌太多，每格代表 { $rows } × { $columns } 的一块。
page-map-observed = 实际
page-map-predicted = { $fault } 应有的样子
page-map-difference = 两者之差
page-map-deals = { $deals } 副
page-cell-count = 次数
page-cell-fair = 公平
page-cell-errors = 标准误
page-cell-predicted = 预测
page-odds = 洗牌不公平的赔率
page-odds-about = 一直押“洗牌不公平”：洗牌若公平，平均赢不到钱。本钱涨到几倍，赔率就是几比一；横竖两轴都是对数。
page-odds-deals = 副数
page-odds-sure = 到这里就能断定
page-tests = 全部检验
page-tests-about = 按 p 值排列。横条是按霍尔姆法校正全部检验之后的 p 值；越过竖线的就是证据。
page-tests-nominal = 这次一有把握就停了，所以 p 值只是名义上的：它说明检验把毛病看得多清楚，不是公平洗牌多难得出现这种结果。
page-test = 检验
page-frame = 读法
page-frame-lies = 原样
page-method = 方法
page-statistic = 统计量
page-p = p 值
page-p-nominal = 名义 p 值
page-adjusted = 霍尔姆校正后
page-effect = 最突出的现象
page-holm = 霍尔姆线：线以上是证据，误报率 { $alpha }
page-power = 这次本来能查出什么
page-unseen = 这样查永远查不出什么
page-unseen-about = 就算用专门针对它的最好检验，也要这么多副牌。
page-invalid = 不合规则的牌
page-notes = 说明
page-repeat = 怎样重做
page-command = 命令
page-seed = 种子
page-version = 版本
page-input = 输入
page-input-unread = 没有读到结尾
page-bytes = { $bytes } 字节
page-next = 下一步
page-made = 由 misdeal { $version } 生成。本页不从任何地方加载内容。

# --- 长时间运行时的进度行
progress-deals = { $deals } 副，{ $rate }，最多还要 { $left }
progress-share = 已走完 { $share } % 的可能，还要 { $left }
progress-rate = 每秒 { $rate } 副
standing-sure = 已断定发错牌，正在量差多少
standing-finding = 最突出：{ $test }，p { $p }；赔率 { $odds }
standing-odds = 不公平的赔率 { $odds }
