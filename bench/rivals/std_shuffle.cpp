// std::shuffle of the C++ library with its 64-bit Mersenne twister: bytes up to 256 numbers, 32-bit
// numbers beyond.
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>
#include <vector>

#include "rival.h"

template <typename Number>
static void run(const amounts &amounts) {
    std::vector<Number> numbers(amounts.n);
    std::iota(numbers.begin(), numbers.end(), Number(0));
    std::mt19937_64 generator(amounts.seed);
    std::uint64_t checksum = 0;
    const std::uint64_t begin = nanoseconds();
    for (long long t = 0; t < amounts.shuffles; t++) {
        std::shuffle(numbers.begin(), numbers.end(), generator);
        checksum = note(checksum, numbers[0]);
    }
    const std::uint64_t elapsed = nanoseconds() - begin;
    for (Number number : numbers) checksum = note(checksum, number);
    print_result(elapsed, checksum);
}

int main(int argc, char **argv) {
    const amounts amounts = amounts_of(argc, argv);
    if (amounts.n == 0) {
        std::fprintf(stderr, "std_shuffle: it takes 1 number or more\n");
        return 2;
    }
    if (amounts.n <= 256) {
        run<std::uint8_t>(amounts);
    } else {
        run<std::uint32_t>(amounts);
    }
    return 0;
}
