/**
 * Prepares pasted tables for the schema: a caption becomes a paragraph above its table, and a table that only places
 * other tables is replaced by what its cells contain.
 */
export function prepareTables(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('table > caption')) {
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.append(...caption.childNodes)
    caption.parentElement!.before(paragraph)
    caption.remove()
  }
  // Outer tables come before the ones within them.
  for (const table of body.querySelectorAll('table:has(table)')) {
    const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table)
    table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]))
  }
}
