//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	fmt.Println(h3.CellFromString("830800fffffffff").IsPentagon())
}
