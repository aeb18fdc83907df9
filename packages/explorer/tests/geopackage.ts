// cspell:ignore ABIAAA
import {gunzipSync} from 'fflate';

/**
 * A GeoPackage, compressed: the layers `cities`, with a point, and `roads`, with a line of 100 km in a coordinate system
 * that only the file describes; and a table without geometries.
 */
const compressed =
  'H4sIAAAAAAACA+1WzW8bRRSf2bXjVqWKKapWRira7oEmYhvFdhxnT8RNF5MqqYPjqqoiazVez7pD17PW7ITGt7qC3Dhy45J/Bv4ALkhwQ+oNxBHBhfko' +
  'dtw44kTVBv80fjPvY9+bmfc8M/uf7RCO7ShhfcTtMjAAhGDTtgEAV8TvMphAjjOneAj+HVfASgiz0hj+Jfmc7uZ4M7BgXhXUhN8D+Cv8SXRzvJ24ZprW' +
  'TZpwnCLOGekcilHeMK0bLEHdNMKIHzKcvgvNwo2QcILHIpl/A/4M4G+CzHGhkDcy1nVTVUBMKIbHJ3mYKVw3dAX0cNLPv1D5BwMAfxHkNeA5Pf76ZvY9' +
  '8NWj5Cndazbube0fOGLouHW/UZfMw/q+vbHmuHdrrQe7ig2KnhTs733qNxvbdycm6+XqRrFcdUvexkqpUi2VypX1crvt7jW3d33xbZ1hTJ+S8LHjrrbd' +
  'B/e3WwdOF/eEVAhWVovVtUq55JUqRc9bK+sPG/f8rdZ24/6B02KIpl9gluJgF7MQ8YQ5wqLWrO36Lb954MSIE37YxUESBQkjPUJVmFMWIaacoTjoY0a6' +
  'BAm9N6VPQxTjIEKh9C1m5Hne+pRBhGIRHqOUE9pz3MqqxAwLmjD+WJmM19nHnIllFtvt90+iTAHc1pv2yi63r6q7+Qcg2hwXAx+JB9cniwv1PQBf5GV2' +
  'J6pN3f3+cQ3Y+g2n7n9wBOC3Ynikz4DRNTNnVSpwVOeoE+Pe4EkvSAei2kUpMxwF6TCdJctsNf1ay7dbtTs7vj3LYillwv2l/zpGGlDUxzbHR9y1JUu6' +
  'NqEc9zCzB4z0ERvaT/DQtbs4IlQchglVxsujd4ycVa3CUXUyKXlMir/SMAiT+LBP05lC8+y0XjVZUi5Pz0wrzp/rcgfmrFu34MiczCZMhI7ydIoxzkb/' +
  'R3U2ahdxFPDhQPPLOv8/AvgN/FB0FwY7CwuWZcGhWr96GClyeWqrlGgpOq885AbpXepnc9LbyFPu1I2qyKUpd0q05Ah/zmyHjryGHbsTJx3ByKQ4L7MS' +
  'I4rTceJJJmcVCnB0W4XT17Wm2amAWnb+AmQNvow2VXddPA6lz//vgGhzvLXYyGUBXYTyyD85hgAa6lWn8ezLD2qnbcf8539s3jF0/v8Eos3xv0IGmmDx' +
  '6G9jBM9pABIAAA==';

/** See above. @param layer - the only one that has features; the other one is a table of attributes then */
export function geoPackage(layer?: 'roads'): Uint8Array<ArrayBuffer> {
  const bytes = gunzipSync(Uint8Array.from(atob(compressed), (char) => char.charCodeAt(0)));
  const at = Buffer.from(bytes).indexOf(['cities', 'features'].join(''));
  if (layer) bytes.set(Buffer.from(['cities', 'anything'].join('')), at);
  return Uint8Array.from(bytes);
}
