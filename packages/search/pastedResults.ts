import {translate} from '@docusaurus/Translate';
import {queryOf, type LinkParameter} from '@h3-docs/base/routing/link';
import type {SearchDocuments, SearchResult} from './files';
import {readPasted} from './pasted';

/** The pages whose decoder reads an index of a mode, by the end of their address. */
const decoderPages: Readonly<Record<number, string>> = {2: 'directededge', 4: 'vertex'};

/** An address with a value in its query, before its anchor. */
function carrying(url: string, parameter: LinkParameter, value: string): string {
  const [path = '', hash = ''] = url.split('#');
  return `${path}?${queryOf([[parameter, value]])}#${hash}`;
}

/** Leads what readers paste to the tools that read it: the decoder of indexes and the explorer's map. */
export function pastedFinder({pages, sections}: SearchDocuments): (query: string) => SearchResult[] {
  const urls = sections.map(({page, hash}) => (pages[page]?.url ?? '') + hash);
  const placeOf = (end: string) => urls.findIndex((url) => url.endsWith(end));

  function lead(end: string, parameter: LinkParameter, value: string, heading: string, text: string): SearchResult[] {
    const place = placeOf(end);
    const page = pages[sections[place]?.page ?? -1];
    return page
      ? [
          {
            url: carrying(urls[place] ?? '', parameter, value),
            kind: 'guide',
            page: page.title,
            group: page.group ?? '',
            heading,
            text,
            highlights: [],
          },
        ]
      : [];
  }

  return (query) => {
    const pasted = readPasted(query);
    if (!pasted) return [];
    if (pasted.kind === 'index') {
      const {hex, mode, words} = pasted;
      const decoder = `/index/${decoderPages[mode] ?? 'cell'}#decode-an-index`;
      return [
        ...lead(decoder, 'index', hex, translate({message: 'Decode {index}'}, {index: hex}), words),
        ...lead('/#explorer', 'q', query.trim(), translate({message: 'Show {value} on the map'}, {value: hex}), ''),
      ];
    }
    const shown =
      pasted.kind === 'place'
        ? translate({message: 'Show {value} on the map'}, {value: pasted.text})
        : translate({message: 'Show this shape on the map'});
    return lead('/#explorer', 'q', pasted.text, shown, '');
  };
}
