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
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(databaseUrl))
    .default([]),
}

interface DatabaseEnvironment {
  DATABASE_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_REPLICA_URLS: string[]
}

/** @returns what is missing, if only a part is given; one line that names the variable. */
export function databaseProblem(env: DatabaseEnvironment): string | null {
  if (env.DATABASE_URL) return null
  if (env.DATABASE_DIRECT_URL) return 'DATABASE_DIRECT_URL: is given, but DATABASE_URL is missing'
  return env.DATABASE_REPLICA_URLS.length > 0 ? 'DATABASE_REPLICA_URLS: is given, but DATABASE_URL is missing' : null
}

/** @returns the address of the server itself, past a pooler, for what needs a session; null where it is embedded. */
export function serverAddress(config: {
  databaseUrl: string | null
  databaseDirectUrl?: string | null
}): string | null {
  return config.databaseDirectUrl ?? config.databaseUrl
}
