import { z } from 'zod'

/** An address without a host names a socket: `postgres://user@/database?host=/folder`. */
export function isDatabaseUrl(value: string): boolean {
  const url = URL.parse(value) ?? URL.parse(value.replace(/^(\w+:\/\/[^/@]*@?)\//, '$1socket/'))
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol)
}

const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, 'must be an address such as postgres://user:password@host/database')

export const databaseVariables = {
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
}

export interface DatabaseEnvironment {
  DATABASE_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
}

/** @returns what is missing, if only a part is given; one line that names the variable. */
export function databaseProblem({ DATABASE_URL, DATABASE_DIRECT_URL }: DatabaseEnvironment): string | null {
  return DATABASE_DIRECT_URL && !DATABASE_URL ? 'DATABASE_DIRECT_URL: is given, but DATABASE_URL is missing' : null
}
