import {deserialize} from 'flatgeobuf/lib/mjs/geojson.js';
import {Budget} from './limit';
import type {FileReading} from './types';

/** Reads FlatGeobuf as GeoJSON that names the coordinate system of the file. */
export async function readFlatGeobuf(bytes: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  const budget = new Budget();
  const features: string[] = [];
  let code = 0;
  const headerMetaFn = ({crs}: {readonly crs: {readonly code: number} | null}) => {
    code = crs?.code ?? 0;
  };
  for await (const feature of deserialize(bytes, undefined, headerMetaFn)) {
    // The library numbers the features; the file has no ids.
    const text = JSON.stringify({...feature, id: undefined});
    budget.take(text.length);
    features.push(text);
  }
  const crs = code > 0 ? `"crs":{"type":"name","properties":{"name":"EPSG:${code}"}},` : '';
  return {text: `{"type":"FeatureCollection",${crs}"features":[\n${features.join(',\n')}\n]}`};
}
