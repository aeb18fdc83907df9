//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cell, err := h3.CellFromString("861ec9027ffffff").ChildPosToCell(218, 9)
	if err != nil {
		panic(err)
	}
	fmt.Println(cell)
}
