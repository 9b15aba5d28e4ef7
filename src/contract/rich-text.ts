/**
 * Allowed content of a blog's body, for the editor's schema and the server's sanitiser. Colours, alignment and indent
 * are classes from fixed sets, since the content security policy blocks `style` attributes.
 */

/** Text colours; each is a class `text-color-{name}`. */
export const richTextColors = [
  'ink',
  'muted',
  'indigo',
  'madder',
  'marigold',
  'neem',
  'dusk',
  'teal',
  'clay',
  'rose',
  'ochre',
  'slate',
] as const

/** Background colours of text; each is a class `text-background-{name}`. */
export const richTextBackgrounds = [
  'limewash',
  'paper',
  'sand',
  'marigold',
  'madder',
  'indigo',
  'neem',
  'dusk',
  'teal',
  'clay',
  'rose',
  'slate',
] as const

export const richTextAlignments = ['left', 'center', 'right', 'justify'] as const

/** Maximum indent; each step is a class `indent-{n}`. */
export const richTextIndents = 6

/** Maximum number of columns or rows that one cell of a table may span. */
export const richTextSpan = 20

/** Allowed protocols of links (specification 5). */
export const richTextProtocols = ['http', 'https', 'mailto', 'tel'] as const

export const richTextClasses = {
  color: (name: (typeof richTextColors)[number]) => `text-color-${name}`,
  background: (name: (typeof richTextBackgrounds)[number]) => `text-background-${name}`,
  align: (name: (typeof richTextAlignments)[number]) => `align-${name}`,
  indent: (step: number) => `indent-${step}`,
}

/**
 * The `colspan` or `rowspan` of a cell.
 * @param value of the attribute.
 * @returns 1 if the value is not a whole number, and at most the limit.
 */
export function richTextSpanOf(value: string | null | undefined): number {
  const span = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 1
  return Math.min(Math.max(span, 1), richTextSpan)
}
