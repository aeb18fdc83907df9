//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	distance, err := h3.GridDistance(h3.CellFromString("8828308703fffff"), h3.CellFromString("88283082a7fffff"))
	if err != nil {
		panic(err)
	}
	fmt.Println(distance)
}
