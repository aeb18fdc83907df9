/** A question of the announcement above the navbar and where it leads, as the build hands it to the bar. */
export interface AnnouncementPart {
  readonly text: string;
  readonly link: {
    readonly label: string;
    /** A path of this site, without the base URL. */
    readonly to: string;
  };
}
