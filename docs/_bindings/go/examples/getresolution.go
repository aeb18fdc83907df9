//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cell := h3.CellFromString("8a1fb46741affff")
	fmt.Println(cell.Resolution())
}
