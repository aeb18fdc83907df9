import {translate} from '@docusaurus/Translate';
import {fromFacePlane, toFacePlane} from '@h3-docs/grid/h3/facePlane';
import {followCell} from '@h3-docs/grid/h3/followCell';
import {followPoint, type PointSteps} from '@h3-docs/grid/h3/followPoint';
import {toHex2d, type Hex2d, type Ijk} from '@h3-docs/grid/h3/ijk';
import type {Point} from '@h3-docs/grid/h3/clip';
import {faceProps} from './face';
import {
  cellSize,
  drawBaseCell,
  drawDigit,
  drawFaceChoice,
  drawOnFace,
  drawRounding,
  followSize,
  fromFaceDrawing,
  fromNetDrawing,
  placeAround,
  placeOnFace,
  placeOnNet,
} from './kit/followDrawings';
import {locate, programs, type Code} from '@h3-docs/programs';
import {slider} from './live/controlFields';
import {integer, number, res} from './live/fields';
import {placeName} from './live/map';
import type {Frame, LivingFigure} from './live/types';
import {formatList, plural} from '@h3-docs/base/number';

interface FollowState {
  readonly lat: number;
  readonly lng: number;
  /** The resolution that the point is indexed at. */
  readonly res: number;
  /** 1 the face, 2 the plane, 3 the cell, 4 the digits, 5 the base cell. */
  readonly step: number;
  /** The resolution whose digit step 4 shows. */
  readonly digit: number;
  /** The resolution of the cells on the plane in step 2. */
  readonly shown: number;
}

/** The plane that is drawn: it stays while the reader drags the point beyond it. */
interface FollowFrame extends Frame {
  readonly face: number;
  /** The middle of the drawing of step 3, in units of the resolution. */
  readonly center: Hex2d;
  readonly res: number;
}

/** Of positions in links: a cell of resolution 15 is about a meter wide. */
const decimalPlaces = 7;

const stepNames = [
  translate({message: 'face'}),
  translate({message: 'plane'}),
  translate({message: 'cell'}),
  translate({message: 'digits'}),
  translate({message: 'base cell'}),
];

const presets: readonly (readonly [name: string, lat: number, lng: number, res: number])[] = [
  [translate({message: 'San Francisco'}), 37.775, -122.418, 9],
  [translate({message: 'Paris, turned'}), 48.8584, 2.2945, 5],
  [translate({message: 'Class II'}), 37.775, -122.418, 8],
  [translate({message: 'Edge of a face'}), 62.09, -15.86, 3],
  [translate({message: 'Pentagon'}), 51.75, -148.95, 3],
];

const follow = (state: FollowState): PointSteps => followPoint(state.lat, state.lng, state.res);
const triple = ({i, j, k}: Ijk) => `(${i}, ${j}, ${k})`;
const degrees = (radians: number) => `${((radians * 180) / Math.PI).toFixed(3)}°`;
const decimals = (value: number) => value.toFixed(4).replace('-', '−');
const digitsOf = (digits: readonly number[]) => (digits.length === 0 ? translate({message: 'none'}) : digits.join(' '));

function faceWords({vector, squaredDistances, face}: PointSteps): string {
  const [, next = 0] = squaredDistances
    .map((_, number) => number)
    .toSorted((a, b) => (squaredDistances[a] ?? 0) - (squaredDistances[b] ?? 0));
  return translate(
    {
      message:
        'The point is the unit vector ({vector}). Its squared distance from the center of face {face} is {distance}. The second-nearest face is {next}, with a squared distance of {nextDistance}. The point therefore lies on face {face}.',
    },
    {
      vector: vector.map(decimals).join(', '),
      face,
      distance: decimals(squaredDistances[face] ?? 0),
      next,
      nextDistance: decimals(squaredDistances[next] ?? 0),
    },
  );
}

function planeWords({angle, azimuth, theta, radius, point, face}: PointSteps, resolution: number): string {
  const turned =
    resolution % 2 === 1 ? translate({message: 'Class III, turned by 19.107°'}) : translate({message: 'Class II'});
  return translate(
    {
      message:
        'From the center of face {face}, the angle ρ is {angle} and the azimuth is {azimuth}. In the grid of resolution {resolution} ({turned}), θ is {theta} and r is {radius}. So x is {x} and y is {y}.',
    },
    {
      face,
      angle: degrees(angle),
      azimuth: degrees(azimuth),
      resolution,
      turned,
      theta: degrees(theta),
      radius: decimals(radius),
      x: decimals(point[0]),
      y: decimals(point[1]),
    },
  );
}

function cellWords({rounding}: PointSteps): string {
  const {oblique, whole, rest, folded, ijk} = rounding;
  return translate(
    {
      message:
        'Without signs, the coordinates along the axes are x₁ = {x1} and x₂ = {x2}. Their whole parts are {whole}, and their fractional parts are {rest}. The nearest center is at {nearest}. H3 restores the signs and normalizes. The cell is {cell}.',
    },
    {
      x1: decimals(oblique[0]),
      x2: decimals(oblique[1]),
      whole: formatList(whole.map(String)),
      rest: formatList(rest.map(decimals)),
      nearest: folded.join(', '),
      cell: triple(ijk),
    },
  );
}

function digitWords({steps}: PointSteps, digit: number): string {
  const step = steps.find(({res: resolution}) => resolution === digit);
  if (!step) return translate({message: 'A cell of resolution 0 has no digits.'});
  const {cell, parent, center, difference} = step;
  const name = digit % 2 === 1 ? translate({message: 'Class III'}) : translate({message: 'Class II'});
  return translate(
    {
      message:
        'At resolution {resolution} ({name}), the cell {cell} has the parent {parent}. The parent’s center child is {center}. The difference is {difference}, which is digit {found}.',
    },
    {
      resolution: digit,
      name,
      cell: triple(cell),
      parent: triple(parent),
      center: triple(center),
      difference: triple(difference),
      found: step.digit,
    },
  );
}

function baseCellWords({face, baseIjk, baseCell, rotations, turns, faceDigits, digits, index}: PointSteps): string {
  const table = plural(
    rotations,
    translate(
      {
        message:
          'For face {face} and {ijk}, the table contains base cell {baseCell} and {rotations} rotation.|For face {face} and {ijk}, the table contains base cell {baseCell} and {rotations} rotations.',
      },
      {ijk: triple(baseIjk), face, baseCell, rotations},
    ),
  );
  const gap = turns.filter(({reason}) => reason === 'gap');
  const [first] = gap;
  const out = first
    ? plural(
        gap.length,
        translate(
          {
            message:
              'Base cell {baseCell} is a pentagon and has no direction 1, so one turn leads out of the gap {direction}.|Base cell {baseCell} is a pentagon and has no direction 1, so {count} turns lead out of the gap, the first one {direction}.',
          },
          {baseCell, count: gap.length, direction: first.direction},
        ),
      )
    : '';
  const change =
    turns.length === 0
      ? translate({message: 'The digits {digits} stay the same.'}, {digits: digitsOf(faceDigits)})
      : translate(
          {message: 'The digits {before} become {after}.'},
          {before: digitsOf(faceDigits), after: digitsOf(digits)},
        );
  const {face: own} = followCell(index).address;
  const said = translate({message: 'The index is {index}.'}, {index});
  const elsewhere =
    own === face ? '' : translate({message: 'The center of this cell lies on face {face}.'}, {face: own});
  return [table, out, change, said, elsewhere].filter(Boolean).join(' ');
}

function words(state: FollowState): string {
  const steps = follow(state);
  const said = [
    () => faceWords(steps),
    () => planeWords(steps, state.res),
    () => cellWords(steps),
    () => digitWords(steps, state.digit),
    () => baseCellWords(steps),
  ][state.step - 1]?.();
  const where = translate(
    {message: 'Step {step} of 5, the {name}, for {place} at resolution {res}.'},
    {
      step: state.step,
      name: stepNames[state.step - 1] ?? '',
      place: placeName([state.lng, state.lat]),
      res: state.res,
    },
  );
  return `${where} ${said ?? ''}`;
}

function draw(state: FollowState, {face, center, res: frameRes}: FollowFrame): string {
  const steps = follow(state);
  const position: [number, number] = [state.lng, state.lat];
  switch (state.step) {
    case 1:
      return drawFaceChoice(steps, position);
    case 2:
      return drawOnFace(position, face, state.shown);
    case 3: {
      // While the reader drags, the plane of the frame's face goes on beyond its edge.
      const {point} = toFacePlane(position, frameRes, face);
      return drawRounding(face === steps.face ? steps : {...steps, point}, center);
    }
    case 4: {
      const step = steps.steps.find(({res: resolution}) => resolution === state.digit);
      return step ? drawDigit(step) : drawBaseCell(steps);
    }
    default:
      return drawBaseCell(steps);
  }
}

/** Where the point is in the drawing, and which position a point of the drawing is; none in step 4. */
function planeOf(state: FollowState, {face, center}: FollowFrame) {
  const position: [number, number] = [state.lng, state.lat];
  const at = (resolution: number) => toFacePlane(position, resolution, face).point;
  const back = (point: Hex2d, resolution: number): FollowState => {
    const [longitude, latitude] = fromFacePlane(point, face, resolution);
    const digits = 10 ** decimalPlaces;
    return {
      ...state,
      lat: Math.round(latitude * digits) / digits,
      lng: Math.round(longitude * digits) / digits,
    };
  };
  if (state.step === 4) return undefined;
  if (state.step === 3) {
    const size = cellSize.round;
    return {
      at: placeAround(center, size)(at(state.res)),
      move: ([x, y]: Point) =>
        back(
          [center[0] + (x - followSize.width / 2) / size, center[1] - (y - followSize.height / 2) / size],
          state.res,
        ),
    };
  }
  const [place, from] = state.step === 1 ? [placeOnNet, fromNetDrawing] : [placeOnFace, fromFaceDrawing];
  return {at: place(at(0)), move: (point: Point) => back(from(point), 0)};
}

function code(state: FollowState): Code {
  return programs(locate(state));
}

/** The next state of a walk through the steps: the digits one by one, from the finest. */
function next(state: FollowState): FollowState | undefined {
  if (state.step === 4 && state.digit > 1) return {...state, digit: state.digit - 1};
  if (state.step === 5) return undefined;
  return {...state, step: state.step + 1, digit: state.res};
}

/** The steps of `latLngToCell` for the reader's own point, with every value that H3's C code computes. */
const livingFace: LivingFigure<FollowState, FollowFrame> = {
  fields: {
    lat: number(-90, 90, decimalPlaces),
    lng: number(-180, 180, decimalPlaces),
    res,
    step: integer(1, 5),
    digit: integer(0, 15),
    shown: integer(0, 2),
  },
  start: (props) => {
    const {lat: latitude, lng: longitude, res: shown} = faceProps(props);
    return {lat: latitude, lng: longitude, res: 9, step: 2, digit: 9, shown};
  },
  frame: (state, current) => {
    const {face, rounding} = follow(state);
    const center = toHex2d(rounding.ijk);
    const same = current?.face === face && current.res === state.res && current.center.join() === center.join();
    return same ? current : {...followSize, face, center, res: state.res, under: () => '', over: () => ''};
  },
  draw,
  handles: (state, frame) => {
    const plane = planeOf(state, frame);
    if (!plane) return [];
    const value = placeName([state.lng, state.lat], 5);
    return [{id: 'point', name: 'Point', at: plane.at, value, move: plane.move, step: state.step === 3 ? 20 : 8}];
  },
  pick: (state, {point}, frame) => planeOf(state, frame)?.move(point) ?? state,
  controls: (state) => [
    slider(state, 'step', {
      name: translate({message: 'Step'}),
      min: 1,
      max: 5,
      text: `${state.step}, ${stepNames[state.step - 1] ?? ''}`,
    }),
    ...(state.step === 4 && state.res > 0
      ? [
          slider(state, 'digit', {
            name: translate({message: 'Digit'}),
            min: 1,
            max: state.res,
            value: Math.min(state.digit, state.res),
          }),
        ]
      : []),
    slider(state, 'res', {
      name: translate({message: 'Resolution'}),
      max: 15,
      set: (resolution) => ({...state, res: resolution, digit: resolution}),
    }),
    ...presets.map(([name, latitude, longitude, resolution]) => ({
      kind: 'button' as const,
      id: name,
      name,
      press: () => ({...state, lat: latitude, lng: longitude, res: resolution, digit: resolution}),
    })),
  ],
  words,
  code,
  cells: (state) => [follow(state).index],
  next,
};
export default livingFace;
