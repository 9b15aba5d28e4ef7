import { pictureLimits } from '#contract/pictures.ts'

/**
 * The name of an uploaded file as a label for people, never for a path: without folders, control characters, marks that
 * change the direction of writing, and lone surrogates; shortened before its ending.
 */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1)!
  const clean = base
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...clean]
  if (letters.length <= pictureLimits.originalName) return clean
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(clean)?.[0] ?? ''
  return letters.slice(0, pictureLimits.originalName - ending.length - 1).join('') + '…' + ending
}
