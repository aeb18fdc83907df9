//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	faces, err := h3.CellFromString("8328defffffffff").IcosahedronFaces()
	if err != nil {
		panic(err)
	}
	fmt.Println(faces)
}
