import { icon } from '#ui/icon.tsx'

export const Bold = icon(
  'Bold',
  <path strokeWidth="2" d="M7 5h6a3.5 3.5 0 0 1 0 7H7ZM13 12h1a3.5 3.5 0 0 1 0 7H7v-7" />,
)
export const Italic = icon('Italic', <path d="M11 5h6M7 19h6M14 5l-4 14" />)
export const Underline = icon('Underline', <path d="M7 5v5a5 5 0 0 0 10 0V5M5 19h14" />)
export const Strike = icon(
  'Strike',
  <path d="M5 12h14M16 6.5C15.4 5.4 14 5 12 5h-1a3.5 3.5 0 0 0 0 7h2a3.5 3.5 0 0 1 0 7h-1.5c-2 0-3.4-.4-4-1.5" />,
)
export const Subscript = icon('Subscript', <path d="m5 7 8 10M5 17l8-10M21 20h-4l3.5-4a1.8 1.8 0 0 0-3.5-1.6" />)
export const Superscript = icon('Superscript', <path d="m5 7 8 10M5 17l8-10M21 11h-4l3.5-4A1.8 1.8 0 0 0 17 5.4" />)
export const BulletList = icon(
  'BulletList',
  <>
    <path d="M9 6h11M9 12h11M9 18h11" />
    <path strokeWidth="2.6" d="M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
  </>,
)
export const OrderedList = icon(
  'OrderedList',
  <path d="M11 6h9M11 12h9M12 18h8M4 16a2 2 0 1 1 3.6 1.2L4 20h4M6 10V4L4 6" />,
)
export const Indent = icon('Indent', <path d="M20 6H9M20 12h-7M20 18H9M4 8l4 4-4 4" />)
export const Outdent = icon('Outdent', <path d="M20 6h-7M20 12h-9M20 18h-7M8 8l-4 4 4 4" />)
export const AlignLeft = icon('AlignLeft', <path d="M4 6h16M4 12h10M4 18h14" />)
export const AlignCenter = icon('AlignCenter', <path d="M4 6h16M8 12h8M6 18h12" />)
export const AlignRight = icon('AlignRight', <path d="M4 6h16M10 12h10M6 18h14" />)
export const AlignJustify = icon('AlignJustify', <path d="M4 6h16M4 12h16M4 18h16" />)
export const Blockquote = icon(
  'Blockquote',
  <path d="M10 7.5C6.5 8.5 5 11 5 14.5a2.5 2.5 0 1 0 2.5-2.5M19 7.5c-3.5 1-5 3.5-5 7a2.5 2.5 0 1 0 2.5-2.5" />,
)
export const CodeBlock = icon('CodeBlock', <path d="m7 8-4 4 4 4M17 8l4 4-4 4M14 4l-4 16" />)
export const LinkIcon = icon(
  'LinkIcon',
  <path d="m9 15 6-6M11 6l.5-.5a5 5 0 0 1 7 7L18 13M13 18l-.5.5a5 5 0 0 1-7-7L6 11" />,
)
export const Library = icon(
  'Library',
  <>
    <rect x="7" y="4" width="14" height="11" rx="1.5" />
    <path d="m8 14 4-4 3 2.5 2.5-2.5 3 3M3 8v12h14" />
  </>,
)
export const AltText = icon('AltText', <path d="M4 5h16v11h-9l-4 4v-4H4ZM8 9h8M8 12h5" />)
export const ClearFormatting = icon('ClearFormatting', <path d="m17 15 4 4M21 15l-4 4M7 6V5h11v1M7 19h4M13 5 9 19" />)
export const TextColorIcon = icon(
  'TextColorIcon',
  <>
    <path d="M6 15 11 4h2l5 11M8 11h8" />
    <path d="M5 20h14" strokeWidth="3" />
  </>,
)
export const BackgroundIcon = icon('BackgroundIcon', <path d="m4 16 9-9 4.5 4.5-9 9H4ZM15 5l2-2 4 4-2 2M4 20.5h16" />)
export const Undo = icon('Undo', <path d="M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3" />)
export const Redo = icon('Redo', <path d="m15 14 5-5-5-5M20 9H10a5.5 5.5 0 0 0 0 11h3" />)
export const MoreTools = icon('MoreTools', <path strokeWidth="2.8" d="M5 12h.01M12 12h.01M19 12h.01" />)
export const TableIcon = icon('TableIcon', <path d="M4 5h16v14H4ZM4 10h16M4 14.5h16M12 10v9" />)
export const RowAbove = icon('RowAbove', <path d="M4 13h16v7H4ZM12 13v7M12 3.5v6M9 6.5h6" />)
export const RowBelow = icon('RowBelow', <path d="M4 4h16v7H4ZM12 4v7M12 14.5v6M9 17.5h6" />)
export const DeleteRow = icon('DeleteRow', <path d="M4 3.5h16M4 20.5h16M4 8h16v8H4ZM10 10l4 4M14 10l-4 4" />)
export const ColumnBefore = icon('ColumnBefore', <path d="M13 4h7v16h-7ZM13 12h7M3.5 12h6M6.5 9v6" />)
export const ColumnAfter = icon('ColumnAfter', <path d="M4 4h7v16H4ZM4 12h7M14.5 12h6M17.5 9v6" />)
export const DeleteColumn = icon('DeleteColumn', <path d="M3.5 4v16M20.5 4v16M8 4h8v16H8ZM10 10l4 4M14 10l-4 4" />)
export const HeaderRow = icon(
  'HeaderRow',
  <>
    <path d="M4 5h16v14H4ZM4 14.5h16M12 10v9" />
    <path strokeWidth="4.5" strokeLinecap="butt" d="M4 7.5h16" />
  </>,
)
