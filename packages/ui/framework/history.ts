/** The part of `history` for addresses without `#`. The router also names the others, and no page of this site uses them. */
export {
  createBrowserHistory,
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history';
