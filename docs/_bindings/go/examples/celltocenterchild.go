//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	child, err := h3.CellFromString("86be0e35fffffff").CenterChild(8)
	if err != nil {
		panic(err)
	}
	fmt.Println(child)
}
