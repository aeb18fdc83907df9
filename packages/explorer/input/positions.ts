import {translate} from '@docusaurus/Translate';

/** Whether two numbers are no degrees at all, not even swapped ones. */
const areTooLarge = (lat: number, lng: number): boolean => Math.abs(lat) > 1000 || Math.abs(lng) > 1000;

/**
 * Why a pair of degrees is no position on Earth, or undefined when it is one. Longitudes up to ±360 are accepted,
 * since data that crosses the antimeridian is often written without a jump.
 */
export function whyNoPosition(lat: number, lng: number): string | undefined {
  if (!Number.isFinite(lat) || !Number.isFinite(lng))
    return translate({message: 'a coordinate is not a finite number'});
  if (areTooLarge(lat, lng)) {
    return translate({message: 'too large for degrees; projected coordinates in meters are not supported'});
  }
  if (Math.abs(lat) > 90) {
    const outside = translate({message: 'latitude {lat} is outside ±90 degrees'}, {lat});
    return Math.abs(lng) <= 90 ? `${outside}; ${translate({message: 'are latitude and longitude swapped?'})}` : outside;
  }
  if (Math.abs(lng) > 360) return translate({message: 'longitude {lng} is outside ±360 degrees'}, {lng});
  return undefined;
}

/**
 * The same for a format that writes the longitude first, which is said where that may help.
 *
 * @param format - its name, such as `GeoJSON`
 */
export function whyNoPositionIn(format: string, lat: number, lng: number): string | undefined {
  const reason = whyNoPosition(lat, lng);
  return reason === undefined || areTooLarge(lat, lng)
    ? reason
    : translate({message: '{reason} ({format} writes longitude first)'}, {reason, format});
}
