/** What live JSX has in scope, a component of the theme (`src/theme/ReactLiveScope`). */
declare module '@theme/ReactLiveScope' {
  const scope: Readonly<Record<string, unknown>>;
  export default scope;
}
