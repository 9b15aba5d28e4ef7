import { z } from 'zod'

/** An address without a host names a socket: `postgres://user@/database?host=/folder`. */
export function isDatabaseUrl(value: string): boolean {
  const url = URL.parse(value) ?? URL.parse(value.replace(/^(\w+:\/\/[^/@]*@?)\//, '$1socket/'))
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol)
}

export const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, 'must be an address such as postgres://user:password@host/database')
