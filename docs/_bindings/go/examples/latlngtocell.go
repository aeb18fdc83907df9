//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	cell, err := h3.LatLngToCell(h3.NewLatLng(37.7955, -122.3937), 9)
	if err != nil {
		panic(err)
	}
	fmt.Println(cell)
}
