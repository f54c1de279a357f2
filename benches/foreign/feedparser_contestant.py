# feedparser as a contestant: reads the files that it is given as often as it is asked, and says what that took.
import gc
import sys
import time

import feedparser

documents = [open(path, "rb").read() for path in sys.argv[1:]]
chosen = documents


def read(document):
    return len(feedparser.parse(document).entries)


for question in sys.stdin:
    word, *rest = question.split()
    if word == "able":
        print(*[index for index, document in enumerate(documents) if read(document)], flush=True)
    elif word == "choose":
        chosen = [documents[int(index)] for index in rest]
        print(flush=True)
    elif word == "sample":
        gc.collect()
        before = time.process_time()
        for _ in range(int(rest[0])):
            for document in chosen:
                read(document)
        print((time.process_time() - before) * 1000 / int(rest[0]), flush=True)
