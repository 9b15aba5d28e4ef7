/** Palettes of the brand (`src/ui/tokens.css`); the first is the initial one. */
export const accents = { indigo: 'Indigo', forest: 'Forest', lake: 'Lake', plum: 'Plum', clay: 'Clay' } as const

export type Accent = keyof typeof accents

export const accentNames = Object.keys(accents) as Accent[]

/** @returns the page with the attribute that the style sheets have rules for. */
export function withAccent(html: string, accent: Accent | undefined): string {
  return accent ? html.replace('<html', `<html data-accent="${accent}"`) : html
}
