import proj4 from 'proj4';
import {provideProjections, type Projection} from './reference';
import {definitionOf} from './systems';
import {withWktDefaults} from './wkt-defaults';

const known = new Map<string, Projection>();

/** The projection of a system that PROJ or WKT describes, as in the `.prj` of a shapefile. Throws for what proj4 can't read. */
export function projectionFrom(definition: string): Projection {
  // proj4 takes the numbers of a geographic system for degrees, whatever its unit is.
  if (/^\s*GEOG/i.test(definition) && !/UNIT\s*\[\s*"degree/i.test(definition)) throw new Error('No degrees');
  const {inverse} = proj4(withWktDefaults(definition));
  return (x, y) => {
    const [lng = NaN, lat = NaN] = inverse([x, y]);
    return [lng, lat];
  };
}

/** Makes common coordinate systems known to the readers. */
export function provide(): void {
  provideProjections((code) => {
    const definition = /^\s*(?:(?:PROJ|GEOG)\w*\s*\[|\+proj=)/i.test(code) ? code : definitionOf(code);
    if (definition === undefined) return undefined;
    try {
      const projection = known.get(code) ?? projectionFrom(definition);
      known.set(code, projection);
      return projection;
    } catch {
      // A WKT with a projection that proj4 doesn't know.
      return undefined;
    }
  });
}
