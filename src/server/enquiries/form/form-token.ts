import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { formTimes } from '#contract/enquiries.ts'

/** Bytes. */
const lengths = { nonce: 12, signature: 15 }

const form = /^(\d{13})\.([\w-]{16})\.([\w-]{20})$/
const receipt = /^(H-[\dA-Z]{4}-[\dA-Z]{4})\.([\w-]{20})$/

/**
 * Signs the time at which a form was opened, and the receipts that we issue.
 * @param secret of the program; the nodes of one site share it.
 * @param clock shared by the nodes: a form is often sent to another node than it came from.
 */
export function formTokens(secret: string, clock: () => number = Date.now) {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest().subarray(0, lengths.signature)
  const isSigned = (purpose: string, text: string, signature: string) =>
    timingSafeEqual(sign(purpose, text), Buffer.from(signature, 'base64url'))
  return {
    issue(now = clock()): string {
      const text = `${now}.${randomBytes(lengths.nonce).toString('base64url')}`
      return `${text}.${sign('enquiry form', text).toString('base64url')}`
    },
    /**
     * @returns the form's own random part, the milliseconds until its answer is due, 0 for what people send, and whether
     * it is too old; null for what we did not issue.
     */
    read(token: string, now = clock()) {
      const [, moment, nonce, signature] = form.exec(token) ?? []
      if (!moment || !nonce || !signature || !isSigned('enquiry form', `${moment}.${nonce}`, signature)) return null
      const age = Math.max(now - Number(moment), 0)
      return { nonce, early: Math.max(formTimes.least * 1000 - age, 0), isOld: age > formTimes.most * 1000 }
    },
    receiptOf: (reference: string) => `${reference}.${sign('enquiry receipt', reference).toString('base64url')}`,
    /** @returns the reference of a receipt, or null for what we did not issue. */
    referenceOf(text: string): string | null {
      const [, reference, signature] = receipt.exec(text) ?? []
      return reference && signature && isSigned('enquiry receipt', reference, signature) ? reference : null
    },
  }
}
