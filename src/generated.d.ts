declare module '@generated/globe/default/globe.json' {
  import type {GlobeData} from '@site/src/contracts/globe';

  const data: GlobeData;
  export default data;
}
