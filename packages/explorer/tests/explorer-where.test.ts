import {describe, expect, it} from 'vitest';
import {withType} from '../data/columnTypes';
import type {DataSet} from '../data/types';
import {readText} from '../input/read';
import {swapCoordinates} from '../input/swap';
import type {OtherWay} from '../input/types';

/** The positions of the rows of a text, as `lat,lng`, and what the reader is told. */
function readRows(text: string) {
  const {data, result} = readText(text);
  return {
    positions: data?.rows.map(({position}) => position?.join(',')),
    notes: result.notes?.map(({text: note}) => note),
    problems: result.problems.map(({reason}) => reason),
  };
}

/** What a reader chooses who presses the button of another way to read a text. */
const chosen = (data: DataSet | undefined, other: OtherWay | undefined) =>
  (other?.columns ?? []).reduce((all, {name, type}) => withType(all, name, type), [...(data?.fields ?? [])]);

describe('latitudes and longitudes that are swapped', () => {
  const swapNote = 'all positions are possible if latitude and longitude are swapped. So 2 positions that were placed';

  it('are suspected in all rows of named columns where one latitude is outside, and can be swapped', () => {
    const text = 'name,lat,lng\nBerlin,13.4,52.5\nParis,2.35,48.8\nShanghai,121.5,31.2';
    const {data, result} = readText(text);
    const [note] = result.notes ?? [];
    expect(note?.text).toContain(swapNote);
    const swapped = readText(text, {choices: chosen(data, note?.others[0])});
    expect(swapped.data?.rows.map(({position}) => position)).toEqual([
      [52.5, 13.4],
      [48.8, 2.35],
      [31.2, 121.5],
    ]);
    expect(swapped.result.notes?.[0]?.text ?? '').not.toContain(swapNote);
  });

  it('are suspected in a list of pairs, which can be swapped', () => {
    const text = '13.4, 52.5\n2.35, 48.8\n121.5, 31.2';
    const [note] = readText(text).result.notes ?? [];
    expect(note?.text).toContain(swapNote);
    expect(note?.others).toEqual([{label: 'Swap latitude and longitude'}]);
    expect(readText(swapCoordinates(text)).result).toMatchObject({shapes: {length: 3}, problemCount: 0});
  });

  it('are not suspected where another row allows only the order as it is', () => {
    for (const text of [
      'name,lat,lng\nA,37.7,-122.4\nB,-122.4,37.8\nC,37.9,-122.5',
      '37.7, -122.4\n-122.4, 37.8\n37.9, -122.5',
      'name,lat,lng\nA,91,200\nB,13.4,52.5',
    ])
      expect(readText(text).result.notes, text).toBeUndefined();
  });
});

describe('columns with both coordinates', () => {
  const told = (name: string, order: string) => [`The column “${name}” was read as ${order}.`];
  const longitudeFirst = 'longitude, latitude';
  const latitudeFirst = 'latitude, longitude';

  it('have the longitude first in all rows where one row allows nothing else', () => {
    const text = 'ident,coordinates\n00A,"-74.9336, 40.0708"\n00AA,"-101.4739, 38.7040"';
    expect(readRows(text)).toEqual({
      positions: ['40.0708,-74.9336', '38.704,-101.4739'],
      notes: told('coordinates', longitudeFirst),
      problems: [],
    });
    expect(readRows('name,point\nA,"(-122.4,37.7)"\nB,"(-12.5,37.8)"').positions).toEqual([
      '37.7,-122.4',
      '37.8,-12.5',
    ]);
    expect(readRows('name,coordinates\nA,"40.07, -74.93"\nB,"38.70, -101.47"')).toMatchObject({
      positions: ['40.07,-74.93', '38.7,-101.47'],
      notes: undefined,
    });
  });

  it('have the latitude first where nothing tells, and readers can take the other order', () => {
    const text = 'ident,coordinates\nA,"13.4, 52.5"\nB,"-0.46, 51.47"';
    expect(readRows(text)).toMatchObject({
      positions: ['13.4,52.5', '-0.46,51.47'],
      notes: told('coordinates', latitudeFirst),
    });
    const {data, result} = readText(text);
    const [other] = result.notes?.[0]?.others ?? [];
    expect(other?.label).toBe('Read longitude first');
    const choices = (other?.columns ?? []).reduce(
      (all, {name, type}) => withType(all, name, type),
      [...(data?.fields ?? [])],
    );
    const swapped = readText(text, {choices});
    expect(swapped.data?.rows).toMatchObject([{position: [52.5, 13.4]}, {position: [51.47, -0.46]}]);
    expect(swapped.data?.columns.map(({name}) => name)).toEqual(['ident', 'coordinates']);
    expect(swapped.result.notes).toMatchObject([{others: [{label: 'Read latitude first'}]}]);
  });

  it('have the longitude first in lists of deck.gl, OSRM, and MongoDB', () => {
    for (const name of ['coordinates', 'position', 'location', 'loc']) {
      const text = JSON.stringify([
        {id: 'a', [name]: [-74, 40.7]},
        {id: 'b', [name]: [13.4, 52.5]},
      ]);
      expect(readRows(text), name).toMatchObject({
        positions: ['40.7,-74', '52.5,13.4'],
        notes: told(name, longitudeFirst),
      });
    }
  });

  it('keep an order that their name, a label, or a hemisphere says', () => {
    expect(readRows('name,lonlat\nA,"13.4, 52.5"')).toMatchObject({positions: ['52.5,13.4'], notes: undefined});
    expect(readRows('name,lonlat\nA,"52.5 N, 13.4 E"')).toMatchObject({positions: ['52.5,13.4'], notes: undefined});
    expect(readRows('name,coordinates\nA,"13.4 E, 52.5 N"')).toMatchObject({
      positions: ['52.5,13.4'],
      notes: undefined,
    });
    expect(readRows('name,latlng\nA,"52.5, 13.4"')).toMatchObject({positions: ['52.5,13.4'], notes: undefined});
  });

  it('say why a row has no position', () => {
    const {positions, problems} = readRows('name,latlng\nA,"52.5, 13.4"\nB,"-122.4, 37.7"');
    expect(positions).toEqual(['52.5,13.4', undefined]);
    expect(problems).toEqual(['latitude -122.4 is outside ±90 degrees; are latitude and longitude swapped?']);
  });
});

describe('pairs of columns', () => {
  it('share all other words of their names', () => {
    expect(readRows('site,site_lat,long_term,site_lng\nA,52.5,5,13.4').positions).toEqual(['52.5,13.4']);
    expect(readRows('id,origin_lat,dest_lng,dest_lat,origin_lng\n1,52.5,2.35,48.8,13.4').positions).toEqual([
      '52.5,13.4',
    ]);
    expect(readRows('Latitude N,Longitude E,n\n52.5,13.4,1').positions).toEqual(['52.5,13.4']);
    expect(readRows('site_lat,long_term\n52.5,5').positions).toEqual([undefined]);
  });

  it('are named where there are several, and readers can take another pair', () => {
    const text = 'pickup_lat,pickup_lng,dropoff_lat,dropoff_lng,n\n52.5,13.4,52.6,13.5,1';
    expect(readRows(text)).toEqual({
      positions: ['52.5,13.4'],
      notes: ['Positions were read from “pickup_lat” and “pickup_lng”.'],
      problems: [],
    });
    const {data, result} = readText(text);
    const [other] = result.notes?.[0]?.others ?? [];
    expect(other?.label).toBe('Use “dropoff_lat” and “dropoff_lng”');
    expect(readText(text, {choices: chosen(data, other)}).data?.rows).toMatchObject([{position: [52.6, 13.5]}]);
  });

  it('are the place itself rather than the corners of its bounds', () => {
    const at = (lat: number, lng: number) => ({lat, lng});
    const geometry = {bounds: {northeast: at(53, 14), southwest: at(52, 13)}, location: at(52.5, 13.4)};
    const text = JSON.stringify({results: [{formatted_address: 'Berlin', geometry}]});
    expect(readRows(text)).toEqual({positions: ['52.5,13.4'], notes: undefined, problems: []});
    expect(readRows('name,min_lat,min_lon,max_lat,max_lon\nA,52,13,53,14').notes).toEqual([
      'Positions were read from “min_lat” and “min_lon”.',
    ]);
  });

  it('are values of features, whose geometry says where they are', () => {
    const feature = (coordinates: number[]) => ({
      type: 'Feature',
      geometry: {type: 'Point', coordinates},
      properties: {name: 'a', x: 0, y: 0},
    });
    const text = JSON.stringify({type: 'FeatureCollection', features: [feature([500000, 6000000]), feature([1, 2])]});
    expect(readRows(text).positions).toEqual([undefined, '2,1']);
    expect(readText(text).data?.columns.map(({name}) => name)).toEqual(['name', 'x', 'y']);
  });
});

describe('pairs of numbers without names', () => {
  it('in lists have the latitude first, and readers can swap them', () => {
    const text = '[[-74.0,40.7],[-74.1,40.8]]';
    expect(readRows(text)).toMatchObject({
      positions: ['-74,40.7', '-74.1,40.8'],
      notes: ['Lists of two numbers were read as latitude, longitude.'],
    });
    expect(readRows(swapCoordinates(text)).positions).toEqual(['40.7,-74', '40.8,-74.1']);
    expect(readRows('[[37.77,-122.41]]').notes).toBeUndefined();
  });

  it('in columns are named, and have the longitude first where one row allows nothing else', () => {
    expect(readRows('52.5,13.4,100\n52.4,13.5,200')).toMatchObject({
      positions: ['52.5,13.4', '52.4,13.5'],
      notes: ['The columns have no names. “column 1” was read as latitude and “column 2” as longitude.'],
    });
    expect(readRows('-74,40.7,1\n-122.4,37.8,2').positions).toEqual(['40.7,-74', '37.8,-122.4']);
  });
});
