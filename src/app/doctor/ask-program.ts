import { askAsDoctor, doctorHeader, doctorPath, type DoctorAnswer } from '#server/platform/auth/doctor-key.ts'

/** Milliseconds. */
const patience = 10_000

/** From a network reserved for examples: a program that trusts it would trust any address. */
export const inventedAddress = '192.0.2.77'

export interface Asked {
  /** Null where something else than this program answered. */
  answer: DoctorAnswer | null
  status: number
  /** Seconds by which the clock of the answering program is ahead of this one; null if unknown. */
  ahead: number | null
}

/** Asks the program at an origin what arrives there. @throws when nothing answers. */
export async function askProgram(origin: string, secret: string): Promise<Asked> {
  const { question, proof } = askAsDoctor(secret)
  const begin = Date.now()
  const response = await fetch(origin + doctorPath, {
    headers: { [doctorHeader]: question, 'x-forwarded-for': inventedAddress },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  const text = await response.text()
  const ahead = aheadOf(response.headers.get('date'), (begin + Date.now()) / 2)
  const answer = response.ok ? parsed(text) : null
  return { answer: answer?.proof === proof ? answer : null, status: response.status, ahead }
}

/** The header has whole seconds, cut off. */
function aheadOf(date: string | null, now: number): number | null {
  const time = date === null ? NaN : Date.parse(date)
  return Number.isNaN(time) ? null : (time + 500 - now) / 1000
}

function parsed(text: string): DoctorAnswer | null {
  try {
    return JSON.parse(text) as DoctorAnswer
  } catch {
    return null
  }
}
