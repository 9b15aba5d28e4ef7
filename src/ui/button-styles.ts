/** Classes of buttons and of links that look like buttons; at least 44 px high. */
const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 px-7 py-2.5 text-[1.0625rem] leading-tight font-semibold no-underline transition-colors duration-(--duration-calm) ease-calm cursor-pointer disabled:cursor-not-allowed disabled:opacity-60'

/** Forced colours remove the background and show the border. */
const filled = 'border border-transparent'

export const buttonStyles = {
  primary: `${base} ${filled} bg-indigo text-paper hover:bg-madder`,
  outline: `${base} border border-ink/70 text-ink hover:border-madder hover:text-madder`,
  light: `${base} ${filled} bg-paper text-ink hover:bg-marigold`,
  outlineLight: `${base} border border-paper/80 text-paper hover:bg-paper hover:text-ink`,
  whatsapp: `${base} ${filled} bg-neem text-paper hover:bg-neem-deep`,
} as const
