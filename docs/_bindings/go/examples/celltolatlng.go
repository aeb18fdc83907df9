//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	center, err := h3.CellToLatLng(h3.CellFromString("892f5aad923ffff"))
	if err != nil {
		panic(err)
	}
	fmt.Println(center)
}
