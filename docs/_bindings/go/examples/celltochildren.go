//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	children, err := h3.CellFromString("872f5a32dffffff").Children(8)
	if err != nil {
		panic(err)
	}
	fmt.Println(children)
}
