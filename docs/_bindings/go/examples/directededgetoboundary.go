//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	line, err := h3.DirectedEdgeFromString("148194ad14dfffff").Boundary()
	if err != nil {
		panic(err)
	}
	fmt.Println(line)
}
