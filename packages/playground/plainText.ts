/** The text of HTML that the build made. */
export function plainText(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent;
}
