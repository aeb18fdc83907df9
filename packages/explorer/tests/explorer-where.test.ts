// cspell:ignore latlon latitud longitud coordonnees Breitengrad Längengrad Datum
/** Where the rows of a table are, and what readers are told of it. */
import {describe, expect, it} from 'vitest';
import {withType} from '../data/columnTypes';
import {read} from './reading';

const [A, B] = ['8928308280fffff', '8928308283bffff'];

type Case = [text: string, positions: readonly (string | undefined)[], notes?: readonly string[]];

const placedBy = (columns: string) => [
  `The places of the rows come from ${columns}. Choose others under “Columns” if that is wrong.`,
];
const wasRead = (name: string, order: string) => placedBy(`“${name}” (${order})`);
const readFrom = (lat: string, lng: string) => placedBy(`“${lat}” (latitude) and “${lng}” (longitude)`);
const longitudeFirst = 'longitude, latitude';
const latitudeFirst = 'latitude, longitude';
const feature = (properties: object, geometry: unknown) => JSON.stringify({type: 'Feature', properties, geometry});
const corner = (lat: number, lng: number) => ({lat, lng});
const berlin = {
  bounds: {northeast: corner(53, 14), southwest: corner(52, 13)},
  location: corner(52.5, 13.4),
};

const cases: readonly Case[] = [
  // Both coordinates in a column, the longitude first where a row allows nothing else.
  [
    'ident,coordinates\n00A,"-74.9336, 40.0708"\n00AA,"-101.4739, 38.7040"',
    ['40.0708,-74.9336', '38.704,-101.4739'],
    wasRead('coordinates', longitudeFirst),
  ],
  ['name,point\nA,"(-122.4,37.7)"\nB,"(-12.5,37.8)"', ['37.7,-122.4', '37.8,-12.5'], wasRead('point', longitudeFirst)],
  ['name,coordinates\nA,"40.07, -74.93"\nB,"38.70, -101.47"', ['40.07,-74.93', '38.7,-101.47']],
  ['a,location\nx,"10, 20"', ['10,20'], wasRead('location', latitudeFirst)],
  ['name,what\na,"48.8584, 2.2945"', ['48.8584,2.2945'], wasRead('what', latitudeFirst)],
  ...['coordinates', 'position', 'location', 'loc'].map((name): Case => [
    JSON.stringify([{id: 'a', [name]: [-74, 40.7]}]),
    ['40.7,-74'],
    wasRead(name, longitudeFirst),
  ]),
  // An order that a name, a label, or a hemisphere says.
  ['name,lonlat\nA,"13.4, 52.5"', ['52.5,13.4']],
  ['name,lonlat\nA,"52.5 N, 13.4 E"', ['52.5,13.4']],
  ['name,coordinates\nA,"13.4 E, 52.5 N"', ['52.5,13.4']],
  ['name,latlng\nA,"52.5, 13.4"', ['52.5,13.4']],
  ...['coordonneesXY', 'position_xy'].map((name): Case => [
    `nom,${name}\na,"[7.4871, 48.3453]"`,
    ['48.3453,7.4871'],
    wasRead(name, longitudeFirst),
  ]),
  ['nom,position galaxy\na,"[7.4871, 48.3453]"', ['7.4871,48.3453'], wasRead('position galaxy', latitudeFirst)],
  ...['lat_lng', 'latlon', 'lat,lng'].map((name): Case => [
    `id,"${name}",n\na,"37.7,-122.4",1\nb,"37.8, -122.5",2`,
    ['37.7,-122.4', '37.8,-122.5'],
  ]),
  ['id;coords;n\na;37.7,-122.4;1\nb;37.8,-122.5;2', ['37.7,-122.4', '37.8,-122.5']],
  // Pairs of columns share all other words of their names.
  ['site,site_lat,long_term,site_lng\nA,52.5,5,13.4', ['52.5,13.4']],
  [
    'id,origin_lat,dest_lng,dest_lat,origin_lng\n1,52.5,2.35,48.8,13.4',
    ['52.5,13.4'],
    readFrom('origin_lat', 'origin_lng'),
  ],
  ['Latitude N,Longitude E,n\n52.5,13.4,1', ['52.5,13.4']],
  ['site_lat,long_term\n52.5,5', [undefined]],
  [JSON.stringify({results: [{formatted_address: 'Berlin', geometry: berlin}]}), ['52.5,13.4']],
  ['name,min_lat,min_lon,max_lat,max_lon\nA,52,13,53,14', ['52,13'], readFrom('min_lat', 'min_lon')],
  ...['Breitengrad;Längengrad', 'latitud;longitud', '纬度;经度', 'GPSLatitude;GPSLongitude', '@lat;@lon'].map(
    (names): Case => [`${names}\n52,5200;13,4050`, ['52.52,13.405']],
  ),
  ['lat;lng\n-33,857;151,209\n-33.5;1.5', ['-33.857,151.209', '-33.5,1.5']],
  ['flat,salon,n\n50.775,6.08333,1', [undefined]],
  // Numbers as programs write degrees.
  ['id,latitudeE7,longitudeE7\na,377749000,-1224194000', ['37.7749,-122.4194']],
  ['lat_e6,lon_e6\n37774900,-122419400', ['37.7749,-122.4194']],
  ['city\tlat\tlng\nLondon\t51,507\t-0,128\nGreenwich\t51,477\t0,005', ['51.507,-0.128', '51.477,0.005']],
  ['name,POINT_X,POINT_Y\nA,-122.41,37.77', ['37.77,-122.41']],
  ['n,lat_rad,lng_rad\n1,0.5235987755982988,-1.5707963267948966', ['30,-90']],
  [
    'lat_deg,lat_min,lat_sec,lon_deg,lon_min,lon_sec\n37,30,36,-122,15,18',
    ['37.51,-122.255'],
    readFrom('lat_deg', 'lon_deg'),
  ],
  [
    'h,lat,latRef,lng,lngRef\nN,37.5,North,122.5,West\nS,33.5,South,18.5,East',
    ['37.5,-122.5', '-33.5,18.5'],
    readFrom('lat', 'lng'),
  ],
  ['LATITUDE N/S,LONGITUDE E/W,n\n52.52N,13.405W,1\n52.53N,13.406W,2', ['52.52,-13.405', '52.53,-13.406']],
  // Addresses above their coordinates.
  ['name,place\nA,"1 Main St\nOakland, CA\n(37.8, -122.27)"\nB,"(37.7, -122.2)"', ['37.8,-122.27', '37.7,-122.2']],
  // Tables without names.
  ['-74,40.7,1\n-122.4,37.8,2', ['40.7,-74', '37.8,-122.4'], readFrom('column 2', 'column 1')],
  ['Paris,48.8566,2.3522,x\nLyon,45.7640,4.8357,y', ['48.8566,2.3522', '45.764,4.8357'], [expect.anything() as string]],
  ['a;-122.4194;37.7749\nb;-73.9857;40.7484', ['37.7749,-122.4194', '40.7484,-73.9857'], [expect.anything() as string]],
  ['40,-74.5,12.25\n41,-73.9,11.5\n42,-73.1,10.5', ['40,-74.5', '41,-73.9', '42,-73.1'], [expect.anything() as string]],
  ['1,-74.5,12.25\n2,-73.9,11.5', ['-74.5,12.25', '-73.9,11.5'], [expect.anything() as string]],
  // Features have their place in their geometry.
  [feature({name: 'a', x: 0, y: 0}, {type: 'Point', coordinates: [1, 2]}), ['2,1']],
];

describe('rows', () => {
  it.each(cases)('of %j are where they say', (text, positions, notes = []) => {
    const problems = {length: positions.filter((position) => position === undefined).length};
    expect(read(text)).toMatchObject({positions, notes, problems});
  });

  it.each([
    ...['18-24', '3/4', '09:00-17:30', '"10, 20"', '10.25-20.75', '10.25–20.75', '10.25 x 20.50', '01.03.2024'].map(
      (field) => `name,what\na,${field}\nb,${field}`,
    ),
    'Ort;Datum\nBerlin;01.03.2024\nBonn;02.03.2024',
    'Zeit;dew_point_temperature;wind\n08:00;-8,1;7\n09:00;-7,4;9',
    'reclat,reclong,n\n5077,608,1\n561,102,2',
  ])('of %j are nowhere, and keep their texts', (text) => {
    const {shapes, columns} = read(text);
    expect(shapes).toEqual([]);
    expect(columns).toEqual(text.split('\n')[0]?.split(/[,;]/));
  });

  it.each(['reclat,reclong', 'stoplat,stoplon', 'cy,cx', 'centroid_y,centroid_x'])(
    'are guessed from %s with a note, where the numbers fit',
    (names) => {
      const {positions, notes} = read(`${names},n\n50.775,6.08333,1\n56.18333,10.23333,2`);
      expect(positions).toEqual(['50.775,6.08333', '56.18333,10.23333']);
      expect(notes).toEqual(readFrom(...(names.split(',') as [string, string])));
    },
  );

  it.each<[text: string, problem: string | undefined]>([
    [
      'name,latlng\nA,"52.5, 13.4"\nB,"-122.4, 37.7"',
      '3: latitude -122.4 is outside ±90 degrees; are latitude and longitude swapped?',
    ],
    [feature({n: 1}, null), undefined],
    [
      'name;lat;lng\na;52.520.008;13.404.954',
      '2: a program took the decimal point of these degrees for a thousands separator; export the table again',
    ],
    [
      feature({}, {type: 'Point', coordinates: [-13627665, 4547675]}),
      '1: too large for degrees; projected coordinates in meters are not supported',
    ],
    [
      'lat,lon,name\n1,2,a\n3,4,"b""\n5,6,c\n7,8,d',
      '3: the quote in front of this field is never closed, so the rest of the text became a part of the field',
    ],
    ['lat,lon,name\n1,2,a\n3,4,"b\nc"\n', undefined],
    ['h3,People,People\n,2019,2020\n8928308280fffff,1,2', '2: this row has no index'],
    [
      'Stores of 2024\n\nid,lat,lng\na,37.7,-122.4\nb,37.8,-122.5',
      '1: this line is above the names of the columns and was skipped',
    ],
  ])('of %j say why they are nowhere', (text, problem) => {
    expect(read(text).problems).toEqual(problem === undefined ? [] : [problem]);
  });
});

describe('another way to read rows', () => {
  it('is said where the numbers of a text may be swapped', () => {
    const list = '-122.4, 37.7\n-122.5, 37.8';
    expect(read(list)).toMatchObject({shapes: [], notes: [expect.stringContaining('“lng, lat” on a line above')]});
    expect(read(`lng, lat\n${list}`)).toMatchObject({positions: ['37.7,-122.4', '37.8,-122.5'], notes: []});
    expect(read('91, 200').notes).toEqual([]);
    const json = '[[-74.0,40.7],[-74.1,40.8]]';
    expect(read(json)).toMatchObject({
      positions: ['-74,40.7', '-74.1,40.8'],
      notes: [expect.stringContaining('As a MultiPoint of GeoJSON')],
    });
    expect(read(`{"type":"MultiPoint","coordinates":${json}}`).shapes).toEqual(['MultiPoint']);
    expect(read('[[37.77,-122.41]]').notes).toEqual([]);
  });

  it('is another column or another order, which the reader chooses', () => {
    const nameless = read('40,-74.5,12.25\n41,-73.9,11.5');
    const swapped = withType(withType(nameless.fields, 'column 1', 'longitude'), 'column 2', 'latitude');
    expect(read('40,-74.5,12.25\n41,-73.9,11.5', swapped).positions).toEqual(['-74.5,40', '-73.9,41']);
    const pairs = 'ident,coordinates\nA,"13.4, 52.5"\nB,"-0.46, 51.47"';
    const other = read(pairs, withType(read(pairs).fields, 'coordinates', 'lnglat'));
    expect(other).toMatchObject({positions: ['52.5,13.4', '51.47,-0.46'], columns: ['ident', 'coordinates']});
    expect(read('pickup_lat,pickup_lng,dropoff_lat,dropoff_lng,n\n52.5,13.4,52.6,13.5,1')).toMatchObject({
      positions: ['52.5,13.4'],
      notes: readFrom('pickup_lat', 'pickup_lng'),
    });
    expect(read(`h3_07,h3_08,h3_09,n\n872830828ffffff,8828308281fffff,${A},1`)).toMatchObject({
      cells: [A],
      notes: placedBy('“h3_09” (H3 index)'),
    });
    const geometries = `h3,geom,n\n${A},POINT (1 2),1\n${B},POINT (3 4),2`;
    const {notes, fields} = read(geometries);
    expect(notes).toEqual(['The geometries in “geom” were not read, because the rows have indexes.']);
    expect(read(geometries, withType(fields, 'h3', 'text'))).toMatchObject({
      columns: ['h3', 'n'],
      positions: ['2,1', '4,3'],
    });
  });
});

describe('tables', () => {
  it('keep coordinates as values behind the others, also beside indexes', () => {
    expect(read(`h3,lat,lng,n\n${A},37.7,-122.4,1`)).toMatchObject({cells: [A], rows: [[1, 37.7, -122.4]]});
    expect(read('name,h3\nx,8928308280fffff').columns).toEqual(['name']);
  });

  it('name the properties of features in a column, and notes below them', () => {
    const {notes, rows} = read(`id\tgeom\na\t${feature({n: 5}, {type: 'Point', coordinates: [1, 2]})}`);
    expect([notes, rows]).toEqual([['1 value was left out: properties.'], [['a']]]);
    expect(read(feature({ages: '18-24', at: '48.85, 2.29'}, null)).positions).toEqual([undefined]);
    const below = `h3,n\n${A},1\n${B},2\n\nNote: preliminary\nSource: A, B`;
    expect(read(below)).toMatchObject({cells: [A, B], types: 'number'});
    expect(read(below).problems).toEqual(['5: this row has no index', '6: this row has no index']);
  });

  it('are none where rows have keys of their own', () => {
    const rows = Array.from({length: 3000}, (_, at) => ({h3: A, [`key ${at}`]: at}));
    const {cells, columns, problems} = read(JSON.stringify(rows));
    expect([cells, columns, problems[0]]).toEqual([[A], undefined, expect.stringContaining('3,001 different keys')]);
    const wide = Object.fromEntries(Array.from({length: 200}, (_, at) => [`n${at}`, at]));
    expect(
      read(
        JSON.stringify([
          {h3: A, ...wide},
          {h3: B, ...wide, more: 1},
        ]),
      ),
    ).toMatchObject({columns: {length: 201}, problems: []});
  });

  it('of JSON may lie in envelopes; those in lists have at least their cells', () => {
    const own = [
      {h3: A, n: 1},
      {h3: B, n: 2},
    ];
    expect(read(JSON.stringify({data: {data: own}, names: ['x']}))).toMatchObject({
      columns: ['n'],
      notes: ['1 value was left out: names.'],
    });
    for (const json of [{data: [{data: own}]}, {data: [own]}, [own], {pages: [{page: 1, rows: own}]}])
      expect(read(JSON.stringify(json)).cells, JSON.stringify(json)).toEqual([A, B]);
    const dictionary = {type: 'h3', resolution: 9, cells: {[A]: {pop: 1.5}, [B]: {pop: 2}}};
    expect(read(JSON.stringify(dictionary))).toMatchObject({cells: [A, B], columns: ['pop'], rows: [[1.5], [2]]});
  });

  it('of lists in JSON are refused, and their numbers are no positions', () => {
    const {shapes, problems} = read('[["NAME","B01001_001E","state"],["Tract 1","4,155","06"]]');
    expect([shapes, problems]).toEqual([
      [],
      ['1: JSON of columns or lists isn’t read. Save an object for each row, or CSV.'],
    ]);
  });
});
