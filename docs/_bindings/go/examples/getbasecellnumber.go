//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	fmt.Println(h3.BaseCellNumber(h3.CellFromString("88a8100c03fffff")))
}
