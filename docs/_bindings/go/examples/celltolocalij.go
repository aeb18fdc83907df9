//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	ij, err := h3.CellToLocalIJ(h3.CellFromString("862f5ba8fffffff"), h3.CellFromString("862f5baafffffff"))
	if err != nil {
		panic(err)
	}
	fmt.Println(ij)
}
