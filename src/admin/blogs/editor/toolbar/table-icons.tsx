import { icon } from '#ui/icon.tsx'

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
