import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** `npm run doctor` asks the running program what arrives there, through the proxies in front of it. */
export const doctorPath = '/doctor'

/** Holds the question. */
export const doctorHeader = 'x-doctor-question'

/** The request as the program saw it. */
export interface DoctorAnswer {
  /** Only a program with the same secret knows it. */
  proof: string
  /** The address that the question came from, as `TRUST_PROXY` has it. */
  client: string
  forwarded: string | null
}

const form = /^([\w-]{24})\.([\w-]{43})$/

/** @returns a question that only a program with the same secret answers, and the proof of its answer. */
export function askAsDoctor(secret: string): { question: string; proof: string } {
  const nonce = randomBytes(18).toString('base64url')
  return { question: `${nonce}.${sign(secret, 'question', nonce)}`, proof: sign(secret, 'answer', nonce) }
}

/** @returns the proof, or null for a caller without the secret. */
export function proofFor(secret: string, question: string | undefined): string | null {
  const [, nonce, signature] = form.exec(question ?? '') ?? []
  if (!nonce || !signature) return null
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, 'question', nonce)))
  return isSigned ? sign(secret, 'answer', nonce) : null
}

function sign(secret: string, what: string, nonce: string): string {
  return createHmac('sha256', secret).update(`doctor ${what} ${nonce}`).digest('base64url')
}
