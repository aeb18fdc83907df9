/** Encodings by the mark of the language driver in a dBASE header, as ArcGIS and other programs write it. */
const DRIVERS: Readonly<Record<number, string>> = {
  0x03: 'windows-1252',
  0x13: 'shift_jis',
  0x26: 'ibm866',
  0x4d: 'gbk',
  0x4e: 'euc-kr',
  0x4f: 'big5',
  0x50: 'windows-874',
  0x65: 'ibm866',
  0x7b: 'shift_jis',
  0xc8: 'windows-1250',
  0xc9: 'windows-1251',
  0xca: 'windows-1254',
  0xcb: 'windows-1253',
};

/** A decoder by a name such as `UTF-8`, `1252`, `ANSI 1251`, `ISO 88591`, or `65001`; undefined for an unknown one. */
function namedDecoder(name: string): TextDecoder | undefined {
  const label = name.trim();
  const [, iso] = /^iso[ _-]?8859[ _-]?(\d+)$/i.exec(label) ?? [];
  const [, page] = /(\d{3,5})$/.exec(label) ?? [];
  const names = [label, iso && `iso-8859-${iso}`, page === '65001' ? 'utf-8' : `windows-${page}`];
  for (const one of names) {
    try {
      if (one) return new TextDecoder(one);
    } catch {
      // The next spelling.
    }
  }
  return undefined;
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/**
 * The encoding of a dBASE table: by its `.cpg`, or else UTF-8 if it can be that, by the mark in its header, or the old
 * encoding of Windows.
 *
 * @param body - the table without its header, which has bytes that are no text
 * @param driver - the mark of the header
 */
export function dbfDecoder(cpg: Uint8Array | undefined, body: Uint8Array, driver: number): TextDecoder {
  const named = cpg && namedDecoder(new TextDecoder().decode(cpg));
  return named ?? (isUtf8(body) ? new TextDecoder() : new TextDecoder(DRIVERS[driver] ?? 'windows-1252'));
}
