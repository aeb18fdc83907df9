/** The release of Docusaurus that this site's patches were written for. */
const writtenFor = '3.10.2';

/**
 * Stops the build when the framework no longer has the shape that a patch relies on.
 *
 * @param holds - whether it still has that shape
 * @param patch - the patch's name in the table of ARCHITECTURE.md
 * @param shape - the shape, as a sentence without its full stop
 * @throws Error that names the patch, the shape, and the release of Docusaurus
 */
export function relyOn(holds: boolean, patch: string, shape: string): asserts holds {
  if (holds) return;
  throw new Error(
    `The patch "${patch}" was written for Docusaurus ${writtenFor}, in which ${shape}. This is no longer so. ` +
      'ARCHITECTURE.md ("Patches of the framework") says what the patch is for and how to remove it.',
  );
}
