//go:build ignore

package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)

func main() {
	edge := h3.Cell(0x1191f1d48863ffff) // a directed edge at the Brandenburg Gate
	fmt.Println(h3.IsValidIndex(edge), edge.IsValid())
}
