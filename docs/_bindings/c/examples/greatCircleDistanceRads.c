#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    LatLng quito = {degsToRads(-0.1807), degsToRads(-78.4678)};
    LatLng singapore = {degsToRads(1.3521), degsToRads(103.8198)};
    printf("%.9f\n", greatCircleDistanceRads(&quito, &singapore));
}
