// cspell:ignore latlon latitud longitud coordonnees Breitengrad Längengrad Datum Kota Aceh Sabang
import {describe, expect, it} from 'vitest';
import {withType} from '../data/columnTypes';
import {readText} from '../input/read';

const [A, B] = ['8928308280fffff', '8928308283bffff'];

const columnsOf = (text: string) => readText(text).data?.columns.map(({name}) => name);
const valuesOf = (text: string) => readText(text).data?.rows.map(({values}) => values);
const positionsOf = (text: string) => readText(text).data?.rows.flatMap(({position}) => (position ? [position] : []));
const problemsOf = (text: string) => readText(text).result.problems.map(({line, reason}) => `${line}: ${reason}`);

describe('columns that say where a row is', () => {
  it('of coordinates are values, too, behind the others', () => {
    expect(columnsOf('id,lat,lng,n\na,37.7,-122.4,1')).toEqual(['id', 'n', 'lat', 'lng']);
    expect(valuesOf('id,lat,lng,n\na,37.7,-122.4,1')).toEqual([['a', 1, 37.7, -122.4]]);
  });

  it('of coordinates stay where the rows have indexes', () => {
    const text = `h3,lat,lng,n\n${A},37.7,-122.4,1`;
    expect(readText(text).data).toMatchObject({rows: [{index: A, values: [1, 37.7, -122.4]}]});
  });

  it('of geometries beside indexes are said, and can be used', () => {
    const text = `h3,geom,n\n${A},POINT (1 2),1\n${B},POINT (3 4),2`;
    const {data, result} = readText(text);
    expect(result.notes?.map((note) => note.text)).toEqual([
      'The positions of the rows come from “h3”. The geometries in “geom” were not read.',
    ]);
    const choices = (result.notes?.[0]?.others[0]?.columns ?? []).reduce(
      (all, {name, type}) => withType(all, name, type),
      [...(data?.fields ?? [])],
    );
    expect(readText(text, {choices}).data).toMatchObject({
      columns: [{name: 'h3'}, {name: 'n'}],
      rows: [{position: [2, 1], values: [A, 1]}, {position: [4, 3]}],
    });
  });

  it('may have whole features, whose properties are left out with a word', () => {
    const feature = JSON.stringify({
      type: 'Feature',
      properties: {n: 5},
      geometry: {type: 'Point', coordinates: [1, 2]},
    });
    const {data, result} = readText(`id\tgeom\na\t${feature}`);
    expect(data?.rows).toMatchObject([{position: [2, 1], values: ['a']}]);
    expect(result.notes?.map(({text}) => text)).toEqual(['1 value was left out: properties.']);
  });

  it('say of features in another system that their place is not read', () => {
    const place = {type: 'Point', coordinates: [500000, 5700000]};
    const text = JSON.stringify({type: 'Feature', properties: {n: 1}, geometry: null, place});
    expect(problemsOf(text)).toEqual([
      '1: the “place” of JSON-FG is not read. Give this feature a “geometry” in degrees',
    ]);
    expect(problemsOf(JSON.stringify({type: 'Feature', properties: {n: 1}, geometry: null}))).toEqual([]);
  });

  it('may be of whole multiples of tiny degrees, as Google writes them', () => {
    expect(positionsOf('id,latitudeE7,longitudeE7\na,377749000,-1224194000')).toEqual([[37.7749, -122.4194]]);
    expect(positionsOf('lat_e6,lon_e6\n37774900,-122419400')).toEqual([[37.7749, -122.4194]]);
    const records = {locations: [{latitudeE7: 377749000, longitudeE7: -1224194000, accuracy: 12}]};
    expect(positionsOf(JSON.stringify(records))).toEqual([[37.7749, -122.4194]]);
  });

  it.each(['lat_lng', 'latlon', 'coordinates', 'coords', 'lat,lng'])('may be one, named %s', (name) => {
    for (const text of [
      `id,"${name}",n\na,"37.7,-122.4",1\nb,"37.8, -122.5",2`,
      `id;${name};n\na;37.7,-122.4;1\nb;37.8,-122.5;2`,
    ])
      expect(positionsOf(text), text).toEqual([
        [37.7, -122.4],
        [37.8, -122.5],
      ]);
  });

  it.each(['Breitengrad;Längengrad', 'latitud;longitud', '纬度;经度', 'GPSLatitude;GPSLongitude'])(
    'may have the names of other languages and programs: %s',
    (names) => {
      expect(positionsOf(`${names}\n52,5200;13,4050`)).toEqual([[52.52, 13.405]]);
    },
  );

  it('are never days', () => {
    const text = 'Ort;Datum\nBerlin;01.03.2024\nBonn;02.03.2024';
    expect(readText(text).result.shapes).toEqual([]);
    expect(columnsOf(text)).toEqual(['Ort', 'Datum']);
  });

  it('are never numbers with decimal commas', () => {
    const text = 'Zeit;dew_point_temperature;wind\n08:00;-8,1;7\n09:00;-7,4;9';
    expect(readText(text).result.shapes).toEqual([]);
    expect(columnsOf(text)).toEqual(['Zeit', 'dew_point_temperature', 'wind']);
  });

  it('have the x first where their name says XY', () => {
    for (const name of ['coordonneesXY', 'position_xy'])
      expect(positionsOf(`nom,${name}\na,"[7.4871, 48.3453]"`)).toEqual([[48.3453, 7.4871]]);
    expect(positionsOf('nom,position galaxy\na,"[7.4871, 48.3453]"')).toEqual([[7.4871, 48.3453]]);
  });

  it('of several indexes are the finest, which is said', () => {
    const text = `h3_07,h3_08,h3_09,n\n872830828ffffff,8828308281fffff,${A},1\n872830828ffffff,8828308281fffff,${B},2`;
    const {data, result} = readText(text);
    expect(data?.rows.map(({index}) => index)).toEqual([A, B]);
    expect(result.notes).toMatchObject([
      {text: 'The positions of the rows come from “h3_09”.', others: [{label: 'Use “h3_07”'}, {label: 'Use “h3_08”'}]},
    ]);
  });

  it.each(['reclat,reclong', 'stoplat,stoplon', 'cy,cx', 'centroid_y,centroid_x', 'Breite,Länge'])(
    'are guessed from %s with a note, where the numbers fit',
    (names) => {
      const {data, result} = readText(`${names},n\n50.775,6.08333,1\n56.18333,10.23333,2`);
      expect(data?.rows.map(({position}) => position)).toEqual([
        [50.775, 6.08333],
        [56.18333, 10.23333],
      ]);
      expect(result.notes?.[0]).toMatchObject({
        text: expect.stringContaining('was read as latitude') as string,
        others: [{label: 'Read both as numbers'}],
      });
      expect(readText(`${names},n\n5077,608,1\n561,102,2`).result.shapes).toEqual([]);
    },
  );

  it('are not guessed from names that differ', () => {
    expect(readText('flat,salon,n\n50.775,6.08333,1').result.shapes).toEqual([]);
  });

  it('may have no names, anywhere in a row', () => {
    expect(readText('Paris,48.8566,2.3522,x\nLyon,45.7640,4.8357,y').data).toMatchObject({
      rows: [{position: [48.8566, 2.3522], values: ['Paris', 'x', 48.8566, 2.3522]}, {}],
    });
    expect(positionsOf('a;-122.4194;37.7749\nb;-73.9857;40.7484')).toEqual([
      [37.7749, -122.4194],
      [40.7484, -73.9857],
    ]);
  });
});

describe('lines around a table', () => {
  it('above the names of the columns are said, even with commas', () => {
    const text = 'Stores of 2024\nMade by: me, on 3 March\n\nid,lat,lng\na,37.7,-122.4\nb,37.8,-122.5';
    expect(positionsOf(text)).toHaveLength(2);
    expect(problemsOf(text)).toEqual([
      '1: this line is above the names of the columns and was skipped',
      '2: this line is above the names of the columns and was skipped',
    ]);
    expect(columnsOf(`sep=;\nh3;n\n${A};1`)).toEqual(['n']);
  });

  it('below it are said by their number', () => {
    const text = 'region,lat,lng,n\na,37.7,-122.4,1\nb,37.8,-122.5,2\nTotal,,,3\nSource: Census';
    expect(positionsOf(text)).toHaveLength(2);
    expect(problemsOf(text).map((problem) => problem.slice(0, 2))).toEqual(['4:', '5:']);
  });

  it('may be a second one of names, which is a row without a place', () => {
    expect(problemsOf(`h3,People,People\n,2019,2020\n${A},1,2\n${B},3,4`)).toEqual(['2: this row has no index']);
  });
});

describe('rows with keys of their own', () => {
  it('are no table where their columns would be nearly empty', () => {
    const rows = Array.from({length: 3000}, (_, at) => ({h3: A, [`key ${at}`]: at}));
    expect(readText(JSON.stringify(rows))).toMatchObject({
      data: undefined,
      result: {
        cells: [A],
        problems: [{text: 'h3, key 0, key 1', reason: expect.stringContaining('3,001 different keys') as string}],
      },
    });
  });

  it('keep all columns where most rows have them', () => {
    const wide = Object.fromEntries(Array.from({length: 200}, (_, at) => [`n${at}`, at]));
    const {data, result} = readText(
      JSON.stringify([
        {h3: A, ...wide},
        {h3: B, ...wide, more: 1},
      ]),
    );
    expect(data?.columns).toHaveLength(201);
    expect(result.problems).toEqual([]);
  });
});

describe('rows of JSON in envelopes', () => {
  const rows = [
    {h3: A, n: 1},
    {h3: B, n: 2},
  ];

  it('may lie in each other; those in lists have at least their cells', () => {
    const text = JSON.stringify({data: {data: rows}, names: ['x']});
    expect(readText(text).data).toMatchObject({columns: [{name: 'n'}], rows: [{index: A}, {index: B}]});
    expect(readText(text).result.notes?.map((note) => note.text)).toEqual(['1 value was left out: names.']);
    for (const json of [{data: [{data: rows}]}, {data: [rows]}, [rows], {pages: [{page: 1, rows}]}])
      expect(readText(JSON.stringify(json)).result.cells, JSON.stringify(json)).toEqual([A, B]);
  });
});

describe('a dictionary from cells to values', () => {
  it('may stand among other members', () => {
    const text = JSON.stringify({type: 'h3', resolution: 9, cells: {[A]: {pop: 1.5}, [B]: {pop: 2}}});
    expect(readText(text).data).toMatchObject({
      columns: [{name: 'pop'}],
      rows: [{index: A, values: [1.5]}, {index: B}],
    });
  });
});

describe('lists of JSON that are a sheet', () => {
  it('keep their columns, and their numbers are no positions', () => {
    const text = JSON.stringify([
      ['NAME', 'B01001_001E', 'state', 'county'],
      ['Tract 1', '4,155', '06', '075'],
      ['Tract 2', '3,000', '06', '075'],
    ]);
    const {data, result} = readText(text);
    expect(result.shapes).toEqual([]);
    expect(data?.rows.map(({values}) => values)).toEqual([
      ['Tract 1', '4,155', '06', '075'],
      ['Tract 2', '3,000', '06', '075'],
    ]);
    expect(result.problemCount).toBe(2);
  });
});

describe('a quote that is never closed', () => {
  const reason = 'the quote in front of this field is never closed, so the rest of the text became a part of the field';

  it('is said, because the rows below it are in its field', () => {
    expect(problemsOf('lat,lon,name\n1,2,a\n3,4,"b""\n5,6,c\n7,8,d')).toEqual([`3: ${reason}`]);
  });

  it('is none where the last field has line breaks', () => {
    expect(problemsOf('lat,lon,name\n1,2,a\n3,4,"b\nc"\n')).toEqual([]);
    expect(problemsOf('lat,lon,name\n1,2,a\n3,4,b\n\n')).toEqual([]);
  });
});

describe('a column that is named as one of indexes', () => {
  it('is one, though notes stand below the table', () => {
    const text = `h3,n\n${A},1\n${B},2\n\nNote: preliminary\nSource: somebody`;
    expect(readText(text).result.cells).toEqual([A, B]);
    expect(problemsOf(text)).toEqual(['5: this row has no index', '6: this row has no index']);
    const {data} = readText(text.replace('somebody', 'A, B'));
    expect(data?.columns, 'notes with commas are no values').toEqual([{name: 'n', type: 'number'}]);
  });
});

describe('what only looks like positions', () => {
  it.each(['10.25-20.75', '10.25–20.75', '10.25 x 20.50', '01.03.2024'])('stays a text: %s', (field) => {
    const text = `name,what\na,${field}\nb,${field}`;
    expect(readText(text).result.shapes).toEqual([]);
    expect(valuesOf(text)).toEqual([
      ['a', field],
      ['b', field],
    ]);
  });

  it('is said: degrees whose decimal points are lost, and coordinates in meters', () => {
    expect(problemsOf('name;lat;lng\na;52.520.008;13.404.954')[0]).toContain('thousands separator');
    const meters = {type: 'Point', coordinates: [-13627665, 4547675]};
    expect(problemsOf(JSON.stringify({type: 'Feature', properties: {}, geometry: meters}))[0]).not.toContain(
      'GeoJSON writes',
    );
  });
});
