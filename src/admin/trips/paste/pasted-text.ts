/** The text of the clipboard; where it is in one line, lists, tables and paragraphs of its HTML have lines again. */
export function pastedText(data: DataTransfer): string {
  const plain = data.getData('text/plain')
  const html = data.getData('text/html')
  if (html === '' || plain.trim().includes('\n')) return plain
  const { body } = new DOMParser().parseFromString(html.replaceAll(/\s+/g, ' '), 'text/html')
  for (const each of body.querySelectorAll('style, script')) each.remove()
  for (const cell of body.querySelectorAll('td, th')) cell.after('\t')
  for (const item of body.querySelectorAll('li')) item.prepend('• ')
  for (const line of body.querySelectorAll('br, p, div, li, tr, h1, h2, h3, h4, h5, h6')) line.after('\n')
  return body.textContent
}
