import type {Position} from '@h3-docs/grid/h3/sphere';

/** A tool that receives the pointer and key events of the map instead of the selection while the reader draws. */
export interface MapTool {
  clicked(at: Position): void;
  hovered(at: Position | undefined): void;
  /** True: the tool has used the key. `middle` is the position under the cross of the keyboard. */
  key(name: string, middle: Position | undefined): boolean;
}
