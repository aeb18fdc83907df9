import type {Library} from './library';
import type {Meanings} from './meanings';
import type {Binding, Program} from '../engine/names';

/** Decides which variables keep their 3.x names. */
export class LocalNames {
  private readonly known = new Map<string, ReadonlySet<Binding>>();
  /** Variables whose names other modules import. */
  readonly exported = new Set<Binding>();

  constructor(
    private readonly program: Program,
    private readonly library: Library,
    private readonly meanings: Meanings,
  ) {}

  /** Whether a variable keeps its 3.x name, because the program uses the 4.x name for something. */
  keeps(binding: Binding, to: string): boolean {
    if (this.program.globals.has(to) || this.exported.has(binding)) return true;
    const taken = this.taken(to);
    return taken.size > (taken.has(binding) ? 1 : 0);
  }

  /** The bindings that have a name and keep it. */
  private taken(name: string): ReadonlySet<Binding> {
    const known = this.known.get(name);
    if (known) return known;
    const taken = [...this.program.bindings].filter((binding) => {
      // `edgeLength` becomes free when it is renamed itself.
      const isRenamed = this.library.functionOf(binding) === name && this.meanings.isConverted(name);
      return binding.name === name && !isRenamed;
    });
    const bindings = new Set(taken);
    this.known.set(name, bindings);
    return bindings;
  }
}
