//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	vertex, err := h3.CellToVertex(h3.CellFromString("862f5ba8fffffff"), 0)
	if err != nil {
		panic(err)
	}
	fmt.Println(vertex)
}
