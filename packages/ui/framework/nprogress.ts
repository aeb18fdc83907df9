/** What the classic theme uses of `nprogress`: a bar at the top that grows until the next page is there. */

/** How long the bar grows, in milliseconds. Pages that take longer find it near the end. */
const GROWS_MS = 8000;

let bar: HTMLElement | undefined;

function part(name: string, ...children: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.append(...children);
  return element;
}

export default {
  configure(): void {
    // The theme's one setting is that nothing spins.
  },
  start(): void {
    const line = part('bar', part('peg'));
    bar = part('', line);
    bar.id = 'nprogress';
    document.body.append(bar);
    line.animate([{transform: 'translateX(-92%)'}, {transform: 'translateX(-4%)'}], {
      duration: GROWS_MS,
      easing: 'ease-out',
      fill: 'forwards',
    });
  },
  done(): void {
    bar?.remove();
    bar = undefined;
  },
};
