declare module 'ngeohash' {
  export function encode(lat: number, lng: number, length: number): string;
  export function decode_bbox(hash: string): [minLat: number, minLng: number, maxLat: number, maxLng: number];
  export function neighbors(hash: string): string[];
}
