#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    LatLng tokyo = {degsToRads(35.6812), degsToRads(139.7671)};
    LatLng osaka = {degsToRads(34.7025), degsToRads(135.4959)};
    printf("%.6f\n", greatCircleDistanceKm(&tokyo, &osaka));
}
