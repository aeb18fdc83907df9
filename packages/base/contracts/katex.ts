/** The addresses of the stylesheet of the KaTeX release that renders the site's formulas. */
export interface KatexStylesheet {
  /** On the CDN, pinned to the version. */
  readonly cdn: string;
  /** The hash that the CDN's file must have: that of the installed file, which is the same. */
  readonly integrity: string;
  /** On this site, relative to its base URL, fonts beside it. */
  readonly local: string;
}
