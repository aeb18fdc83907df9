/** Lets the reader save a text as a file. */
export function download(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser keeps its own reference to the data once it has handled the click.
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}
