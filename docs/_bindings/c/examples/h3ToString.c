#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 615536714024222719;  // Cape Town
    char text[17];
    H3Error err = h3ToString(cell, text, sizeof(text));
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%s\n", text);
}
