/** What components have named since the last `collected.clear()`: links to check, and ids. */
export const collected = {
  links: [] as string[],
  anchors: [] as string[],
  clear() {
    collected.links = [];
    collected.anchors = [];
  },
};

/** Docusaurus's collector of links and anchors in component tests. */
const useBrokenLinks = () => ({
  collectLink: (link: string) => collected.links.push(link),
  collectAnchor: (id: string | undefined) => id !== undefined && collected.anchors.push(id),
});

export default useBrokenLinks;
