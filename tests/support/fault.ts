import type {Fault} from '../../scripts/lib/fault';

/**
 * Names a fault where a test injects it. `tests/FAULTS.md` is written from these calls (`npm run faults`), which the
 * catalogue reads from the source: all texts are literals.
 */
export function fault(named: Fault): Fault {
  return named;
}

/** Names a fault that is injected in several ways. The catalogue counts them, so the list is an array literal too. */
export function faults<Case>(_named: Fault, cases: readonly Case[]): readonly Case[] {
  return cases;
}
