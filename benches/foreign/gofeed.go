// gofeed as a contestant: reads the files that it is given as often as it is asked, and says what that took.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"syscall"

	"github.com/mmcdole/gofeed"
)

var documents [][]byte

func main() {
	for _, path := range os.Args[1:] {
		document, err := os.ReadFile(path)
		if err != nil {
			panic(err)
		}
		documents = append(documents, document)
	}
	chosen := documents
	questions := bufio.NewScanner(os.Stdin)
	questions.Buffer(nil, 1<<20)
	for questions.Scan() {
		words := strings.Fields(questions.Text())
		switch words[0] {
		case "able":
			fmt.Println(able())
		case "choose":
			chosen = nil
			for _, word := range words[1:] {
				index, _ := strconv.Atoi(word)
				chosen = append(chosen, documents[index])
			}
			fmt.Println()
		case "sample":
			times, _ := strconv.Atoi(words[1])
			fmt.Println(sample(chosen, times))
		}
	}
}

func read(document []byte) int {
	feed, err := gofeed.NewParser().Parse(bytes.NewReader(document))
	if err != nil {
		return 0
	}
	return len(feed.Items)
}

func able() string {
	var indices []string
	for index, document := range documents {
		if read(document) > 0 {
			indices = append(indices, strconv.Itoa(index))
		}
	}
	return strings.Join(indices, " ")
}

// Milliseconds of CPU of a pass, on all threads.
func sample(chosen [][]byte, times int) float64 {
	runtime.GC()
	before := cpu()
	for time := 0; time < times; time++ {
		for _, document := range chosen {
			read(document)
		}
	}
	return (cpu() - before) / float64(times)
}

func cpu() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	milliseconds := func(time syscall.Timeval) float64 { return float64(time.Sec)*1000 + float64(time.Usec)/1000 }
	return milliseconds(usage.Utime) + milliseconds(usage.Stime)
}
