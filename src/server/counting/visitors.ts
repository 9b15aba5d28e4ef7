import { createHmac, createSecretKey, randomBytes } from 'node:crypto'

/** What is known of a visitor while the request lasts. */
export interface Client {
  /** IP address, or the network it is counted by. */
  network: string
  userAgent: string
}

/** Visits that are remembered at most, about 100 bytes each; beyond that the oldest are forgotten and may count again. */
const maxRemembered = 50_000

/** New visits of one network in a day: many households share an address, but none makes a trip popular. */
const maxOfNetwork = 500

export interface VisitorLimits {
  remembered: number
  ofNetwork: number
}

/**
 * Tells whether a visitor does something for the first time on a day. Only keyed hashes are held, in memory; the key is
 * random, of this process, and replaced with the day, so nothing can be traced back (docs/decisions/0066).
 */
export function createVisitors(limits: VisitorLimits = { remembered: maxRemembered, ofNetwork: maxOfNetwork }) {
  let today = ''
  // A key object takes an eighth of the time of bytes.
  let key = createSecretKey(randomBytes(32))
  const visits = new Set<string>()
  const networks = new Map<string, number>()

  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64').slice(0, 22)

  function begin(day: string): void {
    today = day
    key = createSecretKey(randomBytes(32))
    visits.clear()
    networks.clear()
  }

  return {
    /** @param what is done, such as 'seen' and the id of a trip. */
    isFirst(day: string, { network, userAgent }: Client, what: string): boolean {
      if (day !== today) begin(day)
      const visit = hashOf(`${network}\0${userAgent}\0${what}`)
      if (visits.has(visit)) return false
      const ofNetwork = hashOf(network)
      const count = networks.get(ofNetwork) ?? 0
      if (count >= limits.ofNetwork) return false
      networks.set(ofNetwork, count + 1)
      visits.add(visit)
      if (visits.size > limits.remembered) visits.delete(visits.values().next().value!)
      return true
    },
  }
}
