import {describe, expect, it} from 'vitest';
import {readTextFile} from '@site/src/explorer/model/text-file';

const read = (bytes: Uint8Array<ArrayBuffer>) => readTextFile(new File([bytes], 'a.csv'));
const codes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const words = (text: string, little: boolean) => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), little);
  return bytes;
};

describe('a text file', () => {
  it('is read in the encodings that programs save', async () => {
    const text = 'Café,8928308280fffff\n';
    expect(await read(new TextEncoder().encode(text))).toEqual({text});
    expect(await read(words(`\ufeff${text}`, true))).toEqual({text});
    expect(await read(words(`\ufeff${text}`, false))).toEqual({text});
    expect(await read(codes(text))).toEqual({text});
    expect(await read(codes('\x1e{"type":"Point"}\n'))).toEqual({text: '\x1e{"type":"Point"}\n'});
  });

  it('is refused in words when it has no text to give', async () => {
    expect(await read(new Uint8Array())).toEqual({reason: 'a.csv is empty.'});
    expect(await read(codes(' \r\n'))).toEqual({reason: 'a.csv is empty.'});
    expect(await read(codes('\x89PNG\r\n\x1a\n\0\0\0\r'))).toEqual({reason: 'a.csv is not a text file.'});
    expect(await read(new Uint8Array(1_000_001))).toEqual({
      reason: 'a.csv has 1,000,001 bytes, but the limit is 1 MB.',
    });
  });
});
