/** Written by `packages/playground/node`: the sizes of the files of Python, unpacked and over the wire, in bytes. */
declare module '@generated/sandbox-bundle/default/python.json' {
  const sizes: Readonly<Record<'worker' | 'wasm' | 'library', {readonly bytes: number; readonly wire: number}>>;
  export default sizes;
}
