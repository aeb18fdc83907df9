import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import type {Draft, Range} from '../conversion';
import {childrenOf} from '../syntax';
import {bind, type Argument} from './calls';
import {earlyParameters, texts} from './facts';

/** What to write instead of a function that has no counterpart of the same form. */
function advice(old: string): string {
  switch (old) {
    case 'polyfill':
    case 'polyfill_polygon':
    case 'polyfill_geojson':
      return translate({
        message:
          'For GeoJSON, write `geo_to_cells(geojson, res)`. For points with the latitude first, write `polygon_to_cells(LatLngPoly(outer, *holes), res)`.',
      });
    case 'h3_set_to_multi_polygon':
      return translate({
        message:
          'For GeoJSON, write `cells_to_geo(cells, tight=False)`. For points with the latitude first, write `cells_to_h3shape(cells, tight=False)`.',
      });
    case 'h3_to_geo_boundary':
    case 'get_h3_unidirectional_edge_boundary':
      return translate({
        message:
          'Write `boundary = cell_to_boundary(h)` or `directed_edge_to_boundary(edge)`. For GeoJSON, swap the coordinates and repeat the first corner at the end.',
      });
    default:
      return translate({message: 'Call `grid_ring(h, k)` for each distance `k`.'});
  }
}

/** What to import instead of a function. */
export function importOf(old: string, to: string): string {
  if (old === 'polyfill') return 'LatLngPoly, geo_to_cells, polygon_to_cells';
  if (old === 'polyfill_polygon') return 'LatLngPoly, polygon_to_cells';
  if (old === 'polyfill_geojson') return 'geo_to_cells';
  if (old === 'h3_set_to_multi_polygon') return 'cells_to_geo, cells_to_h3shape';
  if (['hex_range_distances', 'hex_ranges', 'k_ring_distances'].includes(old)) return 'grid_ring';
  return to;
}

/** Whether an expression can be an operand as it is. */
const isOperand = (node: SyntaxNode | undefined): boolean =>
  /^(?:Number|VariableName|MemberExpression|CallExpression|ParenthesizedExpression)$/.test(node?.name ?? '');

/** Whether code runs in the body of a class, whose names a comprehension can't read. */
function isInClassBody(node: SyntaxNode | undefined): boolean {
  let around = node?.parent ?? null;
  while (around && !/^(?:FunctionDefinition|LambdaExpression|ClassDefinition|Script)$/.test(around.name)) {
    around = around.parent;
  }
  return around?.name === 'ClassDefinition';
}

/** The body of a function that turns an outline, whose corners have the latitude first, into a ring of GeoJSON. */
const ringBody = 'return tuple((lng, lat) for lat, lng in boundary + boundary[:1])';

/** Rewrites calls whose functions have no counterpart of the same form. */
export class Rewriter {
  /** The first call that needs the function for rings. */
  private firstRing: SyntaxNode | undefined;
  /** The name of the function for rings. */
  private readonly ring: string;

  constructor(private readonly draft: Draft) {
    this.ring = /\b_lnglat_ring\b/.test(draft.code) ? '_lnglat_ring_of' : '_lnglat_ring';
  }

  /** Adds a note for a call, or for a function that isn’t called, that the converter leaves as it is. */
  note(identifier: Range, old: string): void {
    const link = this.draft.names.linkOf(old);
    this.draft.byHand(identifier.from, texts.noFunction, link, {old, advice: advice(old)});
  }

  /** Defines the function for rings in front of the first call that needs it: behind the imports, or else above all code. */
  finish(root: SyntaxNode): void {
    const {firstRing: call, draft} = this;
    if (!call) return;
    const {code} = draft;
    const definition = `def ${this.ring}(boundary):\n    ${ringBody}\n`;
    const statements = childrenOf(root).filter(({name, to}) => name !== 'Comment' && to < call.from);
    const [first] = statements;
    const isDocumentation = first?.name === 'ExpressionStatement' && first.firstChild?.name === 'String';
    const last = statements.findLast(({name}) => name === 'ImportStatement') ?? (isDocumentation ? first : undefined);
    const end = last ? code.indexOf('\n', last.to) : -1;
    const isAlone = last !== undefined && /^[ \t]*(?:#.*)?$/.test(code.slice(last.to, end));
    const gap = /^\n[ \t]*\n/.test(code.slice(end)) ? '' : '\n\n';
    if (isAlone) draft.insert(end, `\n\n\n${definition.trimEnd()}${gap}`);
    else draft.insert(code.lastIndexOf('\n', (last ?? first ?? call).from - 1) + 1, `${definition}\n\n`);
  }

  /** Whether a call of such a function can be rewritten. */
  canRewrite(old: string, args: readonly Argument[]): boolean {
    return this.rewriteAs('', old, args, false) !== undefined;
  }

  /** Rewrites a call whose function has no counterpart of the same form. */
  rewrite(
    call: SyntaxNode,
    callee: SyntaxNode,
    identifier: Range,
    old: string,
    args: readonly Argument[],
    anyList: boolean,
  ): void {
    const prefix = this.draft.code.slice(callee.from, identifier.from);
    const written = this.rewriteAs(prefix, old, args, anyList);
    if (written === undefined) {
      this.note(identifier, old);
      return;
    }
    const [before, kept, after] = written;
    if (before.startsWith(this.ring)) this.firstRing ??= call;
    // The arguments that stay keep their own changes.
    let position = call.from;
    let pending = before;
    for (const [index, node] of kept.entries()) {
      this.draft.replace({from: position, to: node.from}, pending);
      position = node.to;
      pending = after[index] ?? '';
    }
    this.draft.replace({from: position, to: call.to}, pending);
  }

  /** The text before the arguments that stay, these arguments in their order, and the text after each of them. */
  private rewriteAs(
    prefix: string,
    old: string,
    args: readonly Argument[],
    anyList: boolean,
  ): [string, SyntaxNode[], string[]] | undefined {
    const [open, close] = anyList ? ['', ''] : ['set(', ')'];
    const flag = (node: SyntaxNode | undefined): boolean | undefined => {
      const text = this.text(node);
      return node === undefined || text === 'False' ? false : text === 'True' ? true : undefined;
    };
    const inOrder = (...nodes: (SyntaxNode | undefined)[]): SyntaxNode[] | undefined => {
      const known = nodes.filter((node) => node !== undefined);
      return known.length === nodes.length &&
        known.every((node, index) => index === 0 || node.from > (known[index - 1]?.from ?? 0))
        ? known
        : undefined;
    };
    if (old === 'h3_to_geo_boundary' || old === 'get_h3_unidirectional_edge_boundary') {
      const isCell = old === 'h3_to_geo_boundary';
      const bound = this.bind(args, [isCell ? 'h' : 'edge', 'geo_json']);
      const kept = inOrder(bound?.get(isCell ? 'h' : 'edge'));
      const geo = flag(bound?.get('geo_json'));
      if (!kept || geo === undefined) return undefined;
      const to = isCell ? 'cell_to_boundary' : 'directed_edge_to_boundary';
      if (!geo) return [`${prefix}${to}(`, kept, [')']];
      return [`${this.ring}(${prefix}${to}(`, kept, ['))']];
    }
    if (old === 'polyfill' || old === 'polyfill_geojson') {
      const bound = this.bind(args, ['geojson', 'res', 'geo_json_conformant']);
      const kept = inOrder(bound?.get('geojson'), bound?.get('res'));
      const geo = old === 'polyfill_geojson' || flag(bound?.get('geo_json_conformant'));
      if (!kept || geo === undefined) return undefined;
      if (geo) return [`${open}${prefix}geo_to_cells(`, kept, [', ', `)${close}`]];
      return [`${open}${prefix}polygon_to_cells(${prefix}LatLngPoly(*(`, kept, [`)['coordinates']), `, `)${close}`]];
    }
    if (old === 'polyfill_polygon') {
      const bound = this.bind(args, ['outer', 'res', 'holes', 'lnglat_order']);
      const kept = inOrder(bound?.get('outer'), bound?.get('res'));
      if (!kept || bound?.get('holes') || flag(bound?.get('lnglat_order')) !== false) return undefined;
      return [`${open}${prefix}polygon_to_cells(${prefix}LatLngPoly(`, kept, ['), ', `)${close}`]];
    }
    if (old === 'h3_set_to_multi_polygon') {
      const bound = this.bind(args, ['hexes', 'geo_json']);
      const kept = inOrder(bound?.get('hexes'));
      const geo = flag(bound?.get('geo_json'));
      if (!kept || geo === undefined) return undefined;
      if (geo) return [`${prefix}cells_to_geo(`, kept, [", tight=False)['coordinates']"]];
      return [`[[list(p.outer), *map(list, p.holes)] for p in ${prefix}cells_to_h3shape(`, kept, [', tight=False)]']];
    }
    const bound = this.bind(args, [old === 'hex_ranges' ? 'hexes' : 'h', 'K']);
    const kept = inOrder(bound?.get(old === 'hex_ranges' ? 'hexes' : 'h'), bound?.get('K'));
    // The origin is written once and computed for each ring.
    const origin = this.text(kept?.[0]);
    if (!kept || old === 'hex_ranges' || !/^[\w.]+$|^(['"])\w+\1$/.test(origin)) return undefined;
    if (/^\w/.test(origin) && isInClassBody(kept[0])) return undefined;
    const k = /^k\b/.test(origin) ? 'distance' : 'k';
    const [begin, end] = isOperand(kept[1]) ? ['', ''] : ['(', ')'];
    return [`[${open}${prefix}grid_ring(`, kept, [`, ${k})${close} for ${k} in range(1 + ${begin}`, `${end})]`]];
  }

  private text(node: SyntaxNode | null | undefined): string {
    return node ? this.draft.text(node) : '';
  }

  private bind(args: readonly Argument[], parameters: readonly string[]): Map<string, SyntaxNode> | undefined {
    return bind(args, parameters, (node) => {
      const name = this.draft.text(node);
      if (parameters.includes(name)) return name;
      return parameters.find((parameter) => earlyParameters[parameter]?.includes(name)) ?? name;
    });
  }
}
