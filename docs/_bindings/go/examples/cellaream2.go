//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	area, err := h3.CellAreaM2(h3.CellFromString("89608b03627ffff"))
	if err != nil {
		panic(err)
	}
	fmt.Printf("%.3f\n", area)
}
