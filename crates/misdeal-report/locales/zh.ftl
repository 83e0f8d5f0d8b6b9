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
