declare module '@generated/globe/default/globe.json' {
  import type {GlobeData} from '@site/plugins/globe';

  const data: GlobeData;
  export default data;
}
