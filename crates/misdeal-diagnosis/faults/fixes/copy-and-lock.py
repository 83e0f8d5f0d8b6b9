# Prints deals of two threads: python3 copy-and-lock.py CARDS DEALS
import sys

# ---- the fix ----
import random
import threading


class Table:
    def __init__(self, deck):
        self.deck = list(deck)
        self.lock = threading.Lock()

    def deal(self):
        with self.lock:  # shuffling and reading are one step
            system = random.SystemRandom()
            # sample() gives a shuffled copy: use what comes back.
            self.deck = system.sample(self.deck, len(self.deck))
            return list(self.deck)
# ---- it ends here ----


cards, deals = int(sys.argv[1]), int(sys.argv[2])
table = Table(range(cards))
lines = []


def work(count):
    for _ in range(count):
        lines.append(" ".join(map(str, table.deal())))


threads = [threading.Thread(target=work, args=[part]) for part in (deals // 2, deals - deals // 2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("\n".join(lines))
