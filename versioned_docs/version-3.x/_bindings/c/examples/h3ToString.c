#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 615536714024222719;  // Cape Town
    char text[17];
    h3ToString(cell, text, sizeof(text));
    printf("%s\n", text);
}
