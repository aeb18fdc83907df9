/** Hands a text, or what a blob holds, to the reader as a file. */
export function download(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once the click is handled.
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}
