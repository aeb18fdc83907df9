//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	digit, err := h3.CellFromString("85be0e37fffffff").IndexDigit(3)
	if err != nil {
		panic(err)
	}
	fmt.Println(digit)
}
