//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	area, err := h3.CellAreaRads2(h3.CellFromString("8230e7fffffffff"))
	if err != nil {
		panic(err)
	}
	fmt.Printf("%.9f\n", area)
}
