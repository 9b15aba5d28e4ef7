import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { richTextSpanOf } from '#contract/rich-text.ts'

/** Spans within the limit; widths are not stored, a column is as wide as its content needs. */
function spans() {
  return Object.fromEntries(
    (['colspan', 'rowspan'] as const).map((name) => [
      name,
      {
        default: 1,
        parseHTML: (element: HTMLElement) => richTextSpanOf(element.getAttribute(name)),
        renderHTML: ({ [name]: span }: Record<string, unknown>) => (span === 1 ? {} : { [name]: span }),
      },
    ]),
  )
}

/** `colwidth` has to be there for the table's commands, which keep it when they divide cells. */
const cellAttributes = () => ({ ...spans(), colwidth: { default: null, rendered: false, parseHTML: () => null } })

/** Tables as the server stores them: rows of cells, without widths and styles, which the content policy would block. */
export const tableExtensions = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null }),
  TableRow.extend({ renderHTML: () => ['tr', 0] }),
  TableCell.extend({
    addAttributes: cellAttributes,
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
  TableHeader.extend({
    addAttributes: cellAttributes,
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
]
