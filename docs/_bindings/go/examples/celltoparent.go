//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	parent, err := h3.CellFromString("897a6e42cabffff").Parent(6)
	if err != nil {
		panic(err)
	}
	fmt.Println(parent)
}
