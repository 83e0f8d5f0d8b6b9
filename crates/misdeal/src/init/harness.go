// Prints deals of your shuffle, one a line, for as long as somebody reads them:
//
//	go build -o ./harness harness.go
//	misdeal audit -- ./harness
//
// Arguments: the number of cards (52) and of deals (no end).
package main

import (
	"bufio"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"strings"
)

func shuffle(deck []int) {
	// ---- your shuffle function here ----
	rand.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	// ---- it ends here ----
}

func main() {
	cards, deals := 52, -1
	fmt.Sscan(strings.Join(os.Args[1:], " "), &cards, &deals)
	deck := make([]int, cards)
	out := bufio.NewWriter(os.Stdout)
	var err error
	for ; err == nil && deals != 0; deals-- {
		// Each deal begins with a deck in order. If your program goes on shuffling the same
		// deck, move this loop out of the outer one; misdeal looks at both.
		for i := range deck {
			deck[i] = i
		}
		shuffle(deck)
		_, err = fmt.Fprintln(out, deck)
	}
	if err = out.Flush(); err != nil {
		log.Fatal(err)
	}
}
