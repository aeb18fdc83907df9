/** Written by `packages/playground/node`: the sizes of Python's files, and what all of them weigh over the wire, in bytes. */
declare module '@generated/sandbox-bundle/default/python.json' {
  const sizes: {readonly wasm: number; readonly library: number; readonly wire: number};
  export default sizes;
}
