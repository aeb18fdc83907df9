import type {Geometry} from 'geojson';
import type {MapView} from '@h3-docs/map';
import type {LayerTable} from '../data/types';
import type {OpenedFile} from '../files/types';
import type {Recipe} from './recipe';
import type {ColumnChoice} from '../data/columnTypes';
import type {Fold} from './fold';

/** A named set of indexes beside the input and the selection. */
export interface Layer {
  readonly name: string;
  /** A CSS color. */
  readonly color: string;
  readonly visible: boolean;
  /** Valid indexes, each once. */
  readonly indexes: readonly string[];
  /** The columns that were read with the layer; undefined: it has none. */
  readonly table?: LayerTable;
  /** The steps that led to the indexes; undefined: they were read or picked. */
  readonly recipe?: Recipe;
}

/** The colors that new layers get in turn. People with any kind of color blindness can tell them apart. */
export const layerColors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'] as const;

/** Everything that makes a view of the explorer, and that its address holds. */
export interface ExplorerState {
  /** What is in the input box. */
  readonly text: string;
  /** The file whose rows are the input, in the place of a text; undefined: there is none, or it was a text. */
  readonly file?: OpenedFile;
  /** The selected indexes, each once: cells, edges and vertexes in h3-js's notation. */
  readonly selection: readonly string[];
  /** The steps that led to the selection; undefined: it was read or picked. */
  readonly recipe?: Recipe;
  /** The rows that the selection took over from what it was made of; undefined: its rows are those of the input. */
  readonly table?: LayerTable;
  /** How several rows become one; undefined: the first counts. */
  readonly rule?: Fold;
  /** Whether the selection stands for the rows of the input: then the map shows it instead of their points. */
  readonly counted?: true;
  /** The resolution that the grid is frozen at; undefined: it follows the zoom. */
  readonly frozen?: number;
  /** A flat map rather than a globe. */
  readonly flat: boolean;
  readonly layers: readonly Layer[];
  /** Shapes that were drawn on the map, beside those of the text: GeoJSON, longitudes without jumps. */
  readonly drawn: readonly Geometry[];
  /** The columns of the input in the order and with the types that the reader chose; undefined: as detected. */
  readonly columns?: readonly ColumnChoice[];
  /** The name of the column that colors; undefined: cells have the color of the input. */
  readonly coloring?: string;
  /** Undefined: the map shows all that the input holds. */
  readonly view?: MapView;
}

/** The input: a file or a text. */
export type Input = OpenedFile | string;

/** The input of a state. */
export const inputOf = ({file, text}: Pick<ExplorerState, 'file' | 'text'>): Input => file ?? text;

/** A state without its file. */
export const withoutFile = ({file: _, ...state}: ExplorerState): ExplorerState => state;

export const initialState: ExplorerState = {text: '', selection: [], flat: false, layers: [], drawn: []};

/** The most layers beside the input and the selection. */
export const MAX_LAYERS = 12;

/** The most shapes that are drawn. */
export const MAX_DRAWN = 200;

/** San Francisco: coasts on all sides show where it is. */
const [LAT, LNG] = [37.7749, -122.4194];
const ZOOM = 7.5;

/** What the explorer shows first: the grid over a real place. It has no address of its own. */
export const firstState: ExplorerState = {
  ...initialState,
  view: {lat: LAT, lng: LNG, zoom: ZOOM},
};

/** Whether a state is the first one, wherever the map looks. */
export function isFirst({view: _, ...state}: ExplorerState): boolean {
  return (
    Object.keys(state).length === Object.keys(firstState).length - 1 &&
    Object.entries(state).every(([key, value]) => firstState[key as keyof ExplorerState] === value)
  );
}
