declare module 'open-location-code' {
  export class OpenLocationCode {
    /** The box that a code names, in degrees. */
    decode(code: string): {readonly latitudeCenter: number; readonly longitudeCenter: number};
  }
}
