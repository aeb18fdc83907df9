/** Adds a stylesheet to the page once, and waits for it. */
export async function loadStylesheet({href}: URL): Promise<void> {
  if (document.querySelector(`link[href=${JSON.stringify(href)}]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
