import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Parameters of scrypt: memory is 128 · N · r bytes, time is proportional to N · r · p. */
export interface HashCost {
  N: number
  r: number
  p: number
}

/**
 * One of the parameter sets that OWASP's Password Storage Cheat Sheet calls equally strong. It needs 64 MiB, while the
 * first of them, N = 2^17, needs 128, which is much on a machine with 1 GB: docs/decisions/0010.
 */
const hashCost: HashCost = { N: 2 ** 16, r: 8, p: 2 }

/** Better Auth's default, for older hashes of the form `salt:key`, which do not contain their parameters. */
const legacyCost: HashCost = { N: 2 ** 14, r: 16, p: 1 }

const keyLength = 64

/** @returns `$scrypt$ln=…,r=…,p=…$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: HashCost = hashCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

export interface Verification {
  matches: boolean
  /** Whether the hash has other parameters than `hashPassword` uses. */
  outdated: boolean
}

/**
 * Compares a password with a hash of `hashPassword` or an older one. A wrong password takes as long with either as
 * `hashPassword` does, which is called when there is no account: the time does not reveal whether there is one.
 * @throws Error when the hash has neither form.
 */
export async function verifyPassword(hash: string, password: string, cost: HashCost = hashCost): Promise<Verification> {
  const stored = parse(hash)
  const derived = await derive(password, stored.salt, stored.cost)
  const matches = derived.length === stored.key.length && timingSafeEqual(derived, stored.key)
  const missing = workOf(cost) - workOf(stored.cost)
  if (!matches && missing > 0) await spendTime(password, missing, cost)
  const { N, r, p } = stored.cost
  return { matches, outdated: N !== cost.N || r !== cost.r || p !== cost.p }
}

interface StoredHash {
  cost: HashCost
  salt: Buffer | string
  key: Buffer
}

function parse(hash: string): StoredHash {
  const parsed = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{86})$/.exec(hash)
  if (parsed) {
    const [, ln, r, p, salt = '', key = ''] = parsed
    const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) }
    return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
  }
  const [, salt, key] = /^([\da-f]{32}):([\da-f]{128})$/.exec(hash) ?? []
  if (!salt || !key) throw new Error('the stored hash of the password cannot be read')
  return { cost: legacyCost, salt, key: Buffer.from(key, 'hex') }
}

function workOf({ N, r, p }: HashCost): number {
  return N * r * p
}

/** Derives an unused key to spend the missing time, with half the usual memory. */
async function spendTime(password: string, missing: number, cost: HashCost): Promise<void> {
  const round = { N: cost.N / 2, r: cost.r, p: 1 }
  await derive(password, 'nothing', { ...round, p: Math.max(1, Math.round(missing / workOf(round))) })
}

/** Keyboards send the same letters in different Unicode normalization forms. */
function derive(password: string, salt: Buffer | string, { N, r, p }: HashCost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const options = { N, r, p, maxmem: 2 * 128 * N * r }
  scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  return promise
}
