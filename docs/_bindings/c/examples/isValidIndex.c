#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index edge = 0x1191f1d48863ffff;  // a directed edge at the Brandenburg Gate
    printf("%d %d\n", isValidIndex(edge), isValidCell(edge));
}
