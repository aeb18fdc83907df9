//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cairo := h3.CellFromString("873e628e6ffffff")
	damaged := h3.CellFromString("873e628e6fffffe")
	fmt.Println(cairo.IsValid(), damaged.IsValid())
}
