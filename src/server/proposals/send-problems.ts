import type { ProposalBody } from '#contract/admin/proposals.ts'
import { linesOfOption, lineTotal } from '#values/proposals/totals.ts'

/** @param today in India. @returns what is missing before it can be sent, in sentences. */
export function sendProblems({ days, lines, options, valid_until }: ProposalBody, today: string): string[] {
  const numbers = options.length > 0 ? options.map((_, index) => index + 1) : [1]
  const totals = numbers.map((option) => {
    const own = linesOfOption(lines, option)
    return { count: own.length, sum: own.reduce((sum, line) => sum + lineTotal(line), 0) }
  })
  return [
    ...(days.length === 0 ? ['Add at least one day'] : []),
    ...(totals.some(({ count }) => count === 0) ? ['Add a price line for each option'] : []),
    ...(totals.some(({ sum }) => sum < 0) ? ['A discount is larger than the price'] : []),
    ...(valid_until === null ? ['Say until when it is valid'] : []),
    ...(valid_until !== null && valid_until < today ? ['Choose a day until which it is valid that is not past'] : []),
  ]
}
