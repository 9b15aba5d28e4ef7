/** Blocks with which the editor's HTML begins. */
const block = /^\s*<(?:p|h[1-6]|ul|ol|blockquote|pre|table|figure|img|hr)\b/i

/**
 * @param text value of a field that was plain text in earlier versions.
 * @returns rich text: a plain one in paragraphs, its line breaks kept.
 */
export function plainToHtml(text: string): string {
  if (block.test(text) || text.trim() === '') return text
  const paragraphs = text.trim().split(/\n\s*\n/)
  return paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`).join('')
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => references[character]!)
}
