import { createTheme, type MantineColorsTuple } from '@mantine/core'
import dialog from './dialog.module.css'

/** Ten shades around each brand colour, light to dark, as Mantine requires; the seventh is the brand colour itself. */
const tint = (percent: number) => `color-mix(in srgb, var(--accent) ${percent}%, white)`

/** Of the owner's accent (`src/ui/tokens.css`). */
const indigo: MantineColorsTuple = [
  tint(8),
  tint(16),
  tint(34),
  tint(51),
  tint(67),
  tint(82),
  'var(--accent)',
  'color-mix(in srgb, var(--accent) 50%, var(--accent-deep))',
  'var(--accent-deep)',
  'color-mix(in srgb, var(--accent-deep) 75%, black)',
]
const madder: MantineColorsTuple = [
  '#fdeeec',
  '#f8dad7',
  '#efb2ac',
  '#e5877f',
  '#d75f55',
  '#c1443a',
  '#a8322a',
  '#912a23',
  '#7c231d',
  '#5e1a16',
]
const neem: MantineColorsTuple = [
  '#edf6f1',
  '#dcebe2',
  '#b4d5c3',
  '#8abfa2',
  '#66ab86',
  '#46805f',
  '#2e5a43',
  '#284f3b',
  '#23462f',
  '#193424',
]

/** Warm greys in place of Mantine's blueish ones: the third is the brand's line colour, the seventh its muted ink. */
const gray: MantineColorsTuple = [
  '#faf6ec',
  '#f4ecdd',
  '#ece2d0',
  '#e4d9c5',
  '#cfc3ad',
  '#a6998a',
  '#71675b',
  '#5c544a',
  '#3d372f',
  '#1d1a16',
]

/** Frame of a box: ground, line and corners. */
export const framed = { bg: 'var(--color-paper)', bd: '1px solid var(--color-line)', bdrs: 4 }

/** Mantine's dialogs contain a `header`, which would be a second banner landmark of the page. */
export const dialogProps = {
  closeButtonProps: { 'aria-label': 'Close' },
  overlayProps: { backgroundOpacity: 0.5 },
  attributes: { header: { role: 'presentation' } },
}

/** Classes of a dialog or drawer whose content fills it, below a header with a line. */
export const filledDialog = { content: dialog.content, header: dialog.header, title: dialog.title, body: dialog.body }

/** Mantine theme of the back office in the brand's colours and type. */
export const theme = createTheme({
  colors: { indigo, madder, neem, gray },
  primaryColor: 'indigo',
  primaryShade: 6,
  black: '#1d1a16',
  white: '#fffdf8',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '400' },
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1rem', lg: '1.0625rem', xl: '1.25rem' },
  defaultRadius: 4,
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Text: { defaultProps: { size: 'sm' } },
    Input: { defaultProps: { size: 'sm' } },
    Button: { defaultProps: { size: 'sm' } },
    // The list scrolls itself: Mantine's scroll area around it cannot be reached by keyboard.
    Select: { defaultProps: { withScrollArea: false, styles: { options: { maxHeight: '14rem', overflowY: 'auto' } } } },
    Modal: { defaultProps: dialogProps },
    Drawer: { defaultProps: dialogProps },
  },
})
