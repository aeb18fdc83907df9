/**
 * Why a pair of degrees is no position on Earth, or undefined when it is one. Longitudes up to ±360 are accepted,
 * since data that crosses the antimeridian is often written without a jump.
 */
export function whyNoPosition(lat: number, lng: number): string | undefined {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return 'a coordinate is not a finite number';
  if (Math.abs(lat) > 1000 || Math.abs(lng) > 1000) {
    return 'too large for degrees; projected coordinates in meters are not supported';
  }
  if (Math.abs(lat) > 90) {
    const swapped = Math.abs(lng) <= 90 ? '; are latitude and longitude swapped?' : '';
    return `latitude ${lat} is outside ±90 degrees${swapped}`;
  }
  if (Math.abs(lng) > 360) return `longitude ${lng} is outside ±360 degrees`;
  return undefined;
}
