/** What a mode has chosen, for the map. */
export interface Chosen {
  readonly resolution: number;
  /** For a search: the steps of the disk, and the radius that it covers. */
  readonly disk?: {readonly k: number; readonly radiusKm: number};
}

/** What every mode of the chooser gets. Modes stay mounted, so that nothing that was typed is lost. */
export interface ModeProps {
  readonly active: boolean;
  readonly onChosen: (chosen: Chosen | undefined) => void;
}
