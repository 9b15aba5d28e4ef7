import type { LegalText } from './legal-html.ts'
import { policy } from './policy.ts'

/** A sample: it is public only once the owner confirms it. */
export const firstCancellation: LegalText = {
  'If You Cancel': [
    'Write to us where you booked. What counts is the day we receive your message. Of the price of the journey we keep:',
    [
      'nothing until 30 days before the first day, but permits and tickets that cannot be returned',
      'half from 29 to 15 days before the first day',
      'the whole price from 14 days before the first day',
    ],
    'Another scale may stand on the page of a trip and in your confirmation; that one counts. Someone else may take your place at no charge, as far as permits allow it.',
  ],
  'If We or a Host Cancel': ['You may choose another date, a similar journey, or a full refund.'],
  Refunds: [`Refunds take ${policy.refundTime} from the day they are agreed, and go back by the way you paid.`],
}
