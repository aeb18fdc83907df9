declare module '@generated/globe/default/globe.json' {
  import type {GlobeData} from '@site/plugins/globe/data';

  const data: GlobeData;
  export default data;
}
