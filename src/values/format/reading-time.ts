import { plainText } from './excerpt.ts'

/** Assumed reading speed (specification 9). */
export const wordsPerMinute = 200

/** @returns minutes to read rich-text HTML, rounded up, at least 1. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** @returns such as '4 min read'. */
export function formatReadingTime(minutes: number): string {
  return `${minutes} min read`
}
