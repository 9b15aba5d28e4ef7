import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'

/** A visitor during the request. */
export interface Client {
  /** IP address, or the network it is counted by. */
  network: string
  userAgent: string
}

const usualLimits = {
  /** Visits at most, about 100 bytes each; beyond that the oldest are forgotten and may count again. */
  remembered: 50_000,
  /** New visits of one network in a day: many households share an address, but none makes a trip popular. */
  ofNetwork: 500,
}

interface VisitorOptions {
  limits?: typeof usualLimits
  keyOf?: KeyOfDay | undefined
}

/** @returns the key of a day's hashes. */
export type KeyOfDay = (day: string) => Uint8Array

const randomKey: KeyOfDay = () => randomBytes(32)

/**
 * Key for the nodes of one site, which must recognise each other's hashes.
 * @param secret shared by the nodes.
 */
export function sharedKey(secret: string): KeyOfDay {
  return (day) => new Uint8Array(hkdfSync('sha256', secret, day, 'visits', 32))
}

/**
 * Whether a visitor does something for the first time on a day. Only keyed hashes are held; by default the key is
 * random, of this process, and replaced with the day, so nothing can be traced back (docs/decisions/0066).
 */
export function createVisitors({ limits = usualLimits, keyOf = randomKey }: VisitorOptions = {}) {
  let today = ''
  // A key object takes an eighth of the time of bytes.
  let key = createSecretKey(randomBytes(32))
  const visits = new Set<string>()
  const networks = new Map<string, number>()

  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64').slice(0, 22)

  function begin(day: string): void {
    today = day
    key = createSecretKey(keyOf(day))
    visits.clear()
    networks.clear()
  }

  return {
    /**
     * @param what is done, such as 'seen' and the id of a trip.
     * @returns the hash of the visit; null where it is known already.
     */
    firstVisit(day: string, { network, userAgent }: Client, what: string): string | null {
      if (day !== today) begin(day)
      const visit = hashOf(`${network}\0${userAgent}\0${what}`)
      if (visits.has(visit)) return null
      const ofNetwork = hashOf(network)
      const count = networks.get(ofNetwork) ?? 0
      if (count >= limits.ofNetwork) return null
      networks.set(ofNetwork, count + 1)
      visits.add(visit)
      if (visits.size > limits.remembered) visits.delete(visits.values().next().value!)
      return visit
    },
  }
}
