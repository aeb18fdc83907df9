/** Where the map looks: degrees, and the zoom of a web map with 512-pixel tiles. */
export interface MapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

/** What can be laid over the map. */
export const overlays = ['icosahedron', 'pentagons'] as const;
export type Overlay = (typeof overlays)[number];

/** Everything that makes a view of the explorer, and that its address holds. */
export interface ExplorerState {
  /** What is in the input box. */
  readonly text: string;
  /** The selected indexes, each once: cells, edges and vertexes in h3-js's notation. */
  readonly selection: readonly string[];
  /** The resolution that the grid is frozen at; undefined: it follows the zoom. */
  readonly frozen?: number;
  readonly overlays: readonly Overlay[];
  /** A flat map rather than a globe. */
  readonly flat: boolean;
  /** Undefined: the map shows all that the input holds. */
  readonly view?: MapView;
}

export const initialState: ExplorerState = {text: '', selection: [], overlays: [], flat: false};

/** The most cells that are drawn, and so the most that an operation hands out. */
export const MAX_CELLS = 200_000;

export const FINEST = 15;
