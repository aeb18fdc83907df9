/**
 * The facts about this site that more than one place needs. Nothing here is computed. All code that names a release, an
 * address, or the site itself imports it from this file.
 */
export const site = {
  title: 'H3',
  tagline: 'A hexagonal grid for the whole Earth',
  description:
    'Documentation of H3, the open-source library that indexes positions on Earth into hexagonal cells at sixteen resolutions. Edit the JavaScript examples and run them in your browser.',
  /** The year shown in the footer: a constant of the specification, not the year of the build. */
  copyrightYear: 2025,
  /**
   * Whether readers who haven't chosen a color mode get the mode of their system. When this is false, everyone starts
   * in light mode.
   */
  followSystemColorMode: false,
  /** The bar above the navbar. Change the id to show it again to readers who dismissed the previous one. */
  announcement: {
    id: 'start-or-migrate',
    parts: [
      {text: 'New to H3?', link: {label: 'Start with five steps', to: '/docs/quickstart'}},
      {text: 'Coming from 3.x?', link: {label: 'Migrate your code', to: '/docs/library/migrating-3.x'}},
    ],
  },
  links: {
    source: 'https://github.com/uber/h3',
    /** The form for a new issue; a title can be added as its query. */
    report: 'https://github.com/uber/h3/issues/new',
    chat: 'https://join.slack.com/t/h3-core/shared_invite/zt-g6u5r1hf-W_~uVJmfeiWtMQuBGc1NNg',
    questions: 'https://stackoverflow.com/questions/tagged/h3',
    /** The folder of this site in its repository: the base of every “Edit this page” link, unless `EDIT_URL` is set. */
    edit: 'https://github.com/uber/h3/edit/master/website/',
  },
  bindings: {
    python: 'https://github.com/uber/h3-py',
    javascript: 'https://github.com/uber/h3-js',
    java: 'https://github.com/uber/h3-java',
    go: 'https://github.com/uber/h3-go',
    duckdb: 'https://github.com/isaacbrodsky/h3-duckdb',
  },
} as const;
