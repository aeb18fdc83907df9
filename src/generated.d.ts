declare module '@generated/globe/default/globe.json' {
  import type {GlobeData} from '@site/src/contracts/globe';

  const data: GlobeData;
  export default data;
}

declare module '@generated/converter/default/*.json' {
  import type {NameTable} from '@site/src/converter/types';

  const names: NameTable;
  export default names;
}

declare module '@generated/nearest-pages/default/destinations.json' {
  import type {Destination} from '@site/src/contracts/destinations';

  const destinations: readonly Destination[];
  export default destinations;
}

declare module '@generated/function-list/default/functions.json' {
  import type {ListedFunction} from '@site/src/api/listed';
  import type {DocsVersion} from '@site/src/versions';

  const functions: Readonly<Record<DocsVersion, readonly ListedFunction[]>>;
  export default functions;
}

declare module '@generated/engines/default/names.json' {
  import type {StackNamesFile} from '@site/src/contracts/engines';

  const stacks: StackNamesFile;
  export default stacks;
}
