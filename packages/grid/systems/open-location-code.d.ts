declare module 'open-location-code' {
  /** A box in degrees. */
  export interface CodeArea {
    readonly latitudeLo: number;
    readonly longitudeLo: number;
    readonly latitudeHi: number;
    readonly longitudeHi: number;
    readonly latitudeCenter: number;
    readonly longitudeCenter: number;
    readonly codeLength: number;
  }
  export class OpenLocationCode {
    encode(latitude: number, longitude: number, codeLength?: number): string;
    decode(code: string): CodeArea;
  }
}
