import { icon } from './icon.tsx'

export const ArrowRight = icon('ArrowRight', <path d="M4 12h16M14 6l6 6-6 6" />)
export const ArrowLeft = icon('ArrowLeft', <path d="M20 12H4M10 6l-6 6 6 6" />)
export const ChevronDown = icon('ChevronDown', <path d="m6 9 6 6 6-6" />)
export const Menu = icon('Menu', <path d="M3 7h18M3 12h18M3 17h18" />)
export const Close = icon('Close', <path d="M5 5l14 14M19 5 5 19" />)
export const Search = icon(
  'Search',
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)
export const Enlarge = icon('Enlarge', <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />)
export const Check = icon('Check', <path d="m4 12.5 5 5L20 6.5" />)
export const Cross = icon('Cross', <path d="M6 6l12 12M18 6 6 18" />)
export const Pin = icon(
  'Pin',
  <>
    <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
)
export const Clock = icon(
  'Clock',
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </>,
)
export const Star = icon(
  'Star',
  <path fill="currentColor" d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8Z" />,
)
export const Play = icon('Play', <path fill="currentColor" d="M8 5v14l11-7Z" />)
export const Pause = icon('Pause', <path d="M8 5v14M16 5v14" strokeWidth="3" />)
export const Share = icon('Share', <path d="M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7" />)
export const Heart = icon(
  'Heart',
  <path d="M12 20.5C6.5 16.4 3.5 13.3 3.5 9.4A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.5c0 3.9-3 7-8.5 11.1Z" />,
)
export const Shield = icon('Shield', <path d="M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6Zm-3.5 9 2.5 2.5 4.5-5" />)
export const Phone = icon(
  'Phone',
  <path d="M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z" />,
)
export const Mail = icon(
  'Mail',
  <>
    <rect x="3" y="5" width="18" height="14" rx="1.5" />
    <path d="m3.5 6.5 8.5 6.5 8.5-6.5" />
  </>,
)
export const Chat = icon('Chat', <path d="M12 3a9 9 0 0 0-7.7 13.6L3 21l4.6-1.2A9 9 0 1 0 12 3Z" />)
