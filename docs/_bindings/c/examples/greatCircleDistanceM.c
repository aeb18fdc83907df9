#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    LatLng louvre = {degsToRads(48.8606), degsToRads(2.3376)};
    LatLng notreDame = {degsToRads(48.853), degsToRads(2.3499)};
    printf("%.3f\n", greatCircleDistanceM(&louvre, &notreDame));
}
