import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

interface Cost {
  N: number
  r: number
  p: number
}

/**
 * One of the settings of scrypt that OWASP's Password Storage Cheat Sheet holds for equally strong. It takes 64 MiB
 * where the first of them, N = 2^17, takes 128, which is much on a machine of 1 GB (decision 0033).
 */
const cost: Cost = { N: 2 ** 16, r: 8, p: 2 }

/** What Better Auth uses by itself, and what older hashes were made with. */
const olderCost: Cost = { N: 2 ** 14, r: 16, p: 1 }

/** The work by which `olderCost` falls short of `cost`. */
const difference: Cost = { N: 2 ** 15, r: 8, p: 3 }

const keyLength = 64
const prefix = `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$`

/** @returns a salted hash that names its settings: `$scrypt$ln=…,r=…,p=…$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** How a password compares to a hash. */
export interface Verdict {
  right: boolean
  /** Whether the hash was made with less work than `hashPassword` does. */
  outdated: boolean
}

/**
 * Compares a password with a hash of `hashPassword` or an older one. A wrong password takes as long with either, and as
 * long as `hashPassword`, which is called where there is no account: the time does not tell whether there is one.
 * @throws Error when the hash is neither.
 */
export async function verifyPassword(hash: string, password: string): Promise<Verdict> {
  if (hash.startsWith(prefix)) {
    const [salt = '', key = ''] = hash.slice(prefix.length).split('$')
    const derived = await derive(password, Buffer.from(salt, 'base64url'), cost)
    return { right: isSame(derived, Buffer.from(key, 'base64url')), outdated: false }
  }
  const [, salt, key] = /^([\da-f]{32}):([\da-f]{128})$/.exec(hash) ?? []
  if (!salt || !key) throw new Error('the stored hash of the password cannot be read')
  const right = isSame(await derive(password, salt, olderCost), Buffer.from(key, 'hex'))
  if (!right) await derive(password, salt, difference)
  return { right, outdated: true }
}

/** Different spellings of the same letters are one password. */
function derive(password: string, salt: Buffer | string, { N, r, p }: Cost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const options = { N, r, p, maxmem: 2 * 128 * N * r }
  scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  return promise
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
