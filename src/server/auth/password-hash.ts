import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Settings of scrypt; a hash takes 128 · N · r bytes of memory, and time by N · r · p. */
export interface HashCost {
  N: number
  r: number
  p: number
}

/**
 * One of the settings that OWASP's Password Storage Cheat Sheet holds for equally strong. It takes 64 MiB where the first
 * of them, N = 2^17, takes 128, which is much on a machine of 1 GB (decision 0033).
 */
const hashCost: HashCost = { N: 2 ** 16, r: 8, p: 2 }

/** What Better Auth uses by itself, and what older hashes were made with: they are `salt:key` and do not say it. */
const unsaidCost: HashCost = { N: 2 ** 14, r: 16, p: 1 }

const keyLength = 64

/** @returns a salted hash that names its settings: `$scrypt$ln=…,r=…,p=…$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: HashCost = hashCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** How a password compares to a hash. */
export interface Verdict {
  right: boolean
  /** Whether the hash was made with other settings than `hashPassword` uses. */
  outdated: boolean
}

/**
 * Compares a password with a hash of `hashPassword` or an older one. A wrong password takes as long with either, and as
 * long as `hashPassword`, which is called where there is no account: the time does not tell whether there is one.
 * @throws Error when the hash is neither.
 */
export async function verifyPassword(hash: string, password: string, cost: HashCost = hashCost): Promise<Verdict> {
  const stored = parse(hash)
  const derived = await derive(password, stored.salt, stored.cost)
  const right = derived.length === stored.key.length && timingSafeEqual(derived, stored.key)
  const missing = workOf(cost) - workOf(stored.cost)
  if (!right && missing > 0) await work(password, missing, cost)
  const { N, r, p } = stored.cost
  return { right, outdated: N !== cost.N || r !== cost.r || p !== cost.p }
}

interface StoredHash {
  cost: HashCost
  salt: Buffer | string
  key: Buffer
}

function parse(hash: string): StoredHash {
  const said = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{86})$/.exec(hash)
  if (said) {
    const [, ln, r, p, salt = '', key = ''] = said
    const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) }
    return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
  }
  const [, salt, key] = /^([\da-f]{32}):([\da-f]{128})$/.exec(hash) ?? []
  if (!salt || !key) throw new Error('the stored hash of the password cannot be read')
  return { cost: unsaidCost, salt, key: Buffer.from(key, 'hex') }
}

function workOf({ N, r, p }: HashCost): number {
  return N * r * p
}

/** Does what was missing of the work, in rounds of half the usual memory. */
async function work(password: string, missing: number, cost: HashCost): Promise<void> {
  const round = { N: cost.N / 2, r: cost.r, p: 1 }
  await derive(password, 'nothing', { ...round, p: Math.max(1, Math.round(missing / workOf(round))) })
}

/** Different spellings of the same letters are one password. */
function derive(password: string, salt: Buffer | string, { N, r, p }: HashCost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const options = { N, r, p, maxmem: 2 * 128 * N * r }
  scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  return promise
}
