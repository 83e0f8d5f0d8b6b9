<?php
// Asks PHP itself: mt_srand, mt_rand and shuffle.
$maxima = [0, 1, 5, 9, 51, 52, 63, 64, 415, 32767, 2 ** 20, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 2,
    2 ** 32 - 1, 2 ** 32, 2 ** 40 - 1, 10 ** 18, 2 ** 62 - 1, PHP_INT_MAX - 1, PHP_INT_MAX, 51];
$maxima = array_merge($maxima, $maxima, $maxima);

function row(string $kind, string $what, int $seed, array $rest): void {
    echo json_encode(['kind' => $kind, 'what' => $what, 'seed' => (string) $seed] + $rest), "\n";
}

function texts(array $values): array {
    return array_map(fn ($value) => (string) $value, $values);
}

foreach ([0, 1, 42, 1700000000, 2147483648, 4294967295] as $seed) {
    mt_srand($seed);
    $values = [];
    for ($i = 0; $i < 80; $i++) $values[] = mt_rand();
    row('word', 'php-mt-rand', $seed, ['values' => texts($values)]);

    mt_srand($seed);
    $values = array_map(fn ($max) => mt_rand(0, $max), $maxima);
    row('native', 'php-mt-rand', $seed, ['maxima' => texts($maxima), 'values' => texts($values)]);

    mt_srand($seed);
    $few = array_slice($maxima, 0, 15);
    $values = array_map(
        fn ($max) => (int) floor(mt_rand() / (mt_getrandmax() + 1) * ($max + 1)), $few);
    row('float', 'php-mt-rand', $seed, ['maxima' => texts($few), 'values' => texts($values)]);

    mt_srand($seed);
    $deals = [];
    for ($deal = 0; $deal < 3; $deal++) {
        $deck = range(0, 51);
        shuffle($deck);
        $deals[] = $deck;
    }
    row('deals', 'fisher-yates:generator=php-mt-rand', $seed, ['cards' => 52, 'deals' => $deals]);
}
