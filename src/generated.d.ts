declare module '@generated/converter/default/*.json' {
  import type {NameTable} from '@h3-docs/converter';

  const names: NameTable;
  export default names;
}

declare module '@generated/nearest-pages/default/destinations.json' {
  import type {Destination} from '@h3-docs/base/contracts/destinations';

  const destinations: readonly Destination[];
  export default destinations;
}
