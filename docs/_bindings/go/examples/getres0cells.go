//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cells, err := h3.Res0Cells()
	if err != nil {
		panic(err)
	}
	fmt.Println(len(cells))
	fmt.Println(cells[0])
	fmt.Println(cells[len(cells)-1])
}
