import type {SearchDocuments} from './files';
import type {LoadedFiles} from './load';
import type {PackedIndex} from './packedIndex';
import {present} from './present';
import type {SearchReply, SearchRequest} from './protocol';
import {createSearcher, type Searcher} from './rank';

let searcher: Searcher | undefined;

function open({documents, index}: LoadedFiles): Searcher {
  const decoder = new TextDecoder();
  const opened = createSearcher(
    JSON.parse(decoder.decode(documents)) as SearchDocuments,
    JSON.parse(decoder.decode(index)) as PackedIndex,
  );
  // The first search compiles the code: better now than under the reader's first key.
  opened.search('grid disk', 1);
  return opened;
}

function answer(request: SearchRequest): SearchReply {
  try {
    if (request.kind === 'start') {
      searcher = open(request.files);
      return {kind: 'ready'};
    }
    return {
      kind: 'results',
      id: request.id,
      results: (searcher?.search(request.query, request.limit) ?? []).map(present),
    };
  } catch (error) {
    return {kind: 'failed', message: String(error)};
  }
}

addEventListener('message', ({data}: MessageEvent<SearchRequest>) => {
  postMessage(answer(data));
});
