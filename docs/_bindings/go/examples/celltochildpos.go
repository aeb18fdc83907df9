//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	position, err := h3.CellFromString("891ec902467ffff").ChildPos(6)
	if err != nil {
		panic(err)
	}
	fmt.Println(position)
}
