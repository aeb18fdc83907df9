//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cells, err := h3.Pentagons(3)
	if err != nil {
		panic(err)
	}
	for _, cell := range cells {
		fmt.Println(cell)
	}
}
