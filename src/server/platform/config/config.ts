import { resolve } from 'node:path'
import { z } from 'zod'
import { passwordLimits } from '#contract/admin/installation/account.ts'
import type { EnvironmentProfile } from '#contract/site.ts'
import { backupProblem, backupSettingsOf, backupVariables } from './backup-settings.ts'
import { mailProblem, mailSettingsOf, mailVariables } from './mail-settings.ts'
import { readSecretFiles } from './secret-files.ts'
import { credential, objectStorageOf, storageProblem, storageVariables } from './storage-settings.ts'
import { contactNames, exampleBrand, placeholderContacts, type ContactName } from '#values/placeholder-contacts.ts'

const profileVariables = {
  DEMO_CONTENT: z.enum(['on', 'off']).default('on'),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
}

/** @returns the first values of the settings that the owner changes in the back office. */
function firstProfile(siteUrl: string, demoContent: boolean, offlinePages: boolean): EnvironmentProfile {
  // Without demo content contacts are empty: placeholders would look real.
  const entries = contactNames.map((name) => [name, demoContent ? placeholderContacts[name] : null])
  return {
    brand_name: exampleBrand,
    legal_name: 'Hatheli Journeys Private Limited',
    tagline: 'Put India in your hands. Trips curated by local experts across India.',
    site_url: siteUrl,
    sample_content: demoContent,
    offline_pages: offlinePages,
    ...(Object.fromEntries(entries) as Pick<EnvironmentProfile, ContactName>),
  }
}

/** An address without a host names a socket: `postgres://user@/database?host=/folder`. */
function isDatabaseUrl(value: string): boolean {
  const url = URL.parse(value) ?? URL.parse(value.replace(/^(\w+:\/\/[^/@]*@?)\//, '$1socket/'))
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol)
}

const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, 'must be an address such as postgres://user:password@host/database')

/** An environment that the program cannot run with; the message is one line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(isOrigin, 'must be an origin without a path')
  .transform((value) => new URL(value).origin)

/** zod runs every check, so the value may not be a URL. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, href } = new URL(value)
  return href === `${origin}/`
}

const wholeNumber = 'must be a whole number'

const port = z.coerce.number(wholeNumber).int(wholeNumber).min(0).max(65_535)

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  ...storageVariables,
  ...backupVariables,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLimits.min, `needs at least ${passwordLimits.min} characters`)
    .max(passwordLimits.max, `needs at most ${passwordLimits.max} characters`)
    .optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  STOP_DELAY_SECONDS: z.coerce.number(wholeNumber).int(wholeNumber).min(0).max(60).default(3),
  TRUST_PROXY: z.coerce.number(wholeNumber).int(wholeNumber).min(0).max(10).default(0),
  ...mailVariables,
  METRICS: z.enum(['loopback', 'public']).default('loopback'),
  METRICS_TOKEN: credential.min(16, 'needs at least 16 characters').optional(),
  ...profileVariables,
})

/** Names of all variables that the program reads. */
export const environmentNames = Object.keys(environmentSchema.shape)

/** The settings of the running program; only `readConfig` makes them. */
export type Config = ReturnType<typeof configOf>

type Environment = z.infer<typeof environmentSchema>

/**
 * Reads the environment once, with the files that it names.
 * @throws ConfigError naming the first bad variable, without echoing its value (it may be a secret).
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  { isDevelopment = false }: { isDevelopment?: boolean } = {},
): Config {
  const all = readSecretFiles(environment)
  if (typeof all === 'string') throw new ConfigError(all)
  // An empty or blank variable counts as unset.
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value?.trim() !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message ?? 'is not valid'}`)
  }
  const env = parsed.data
  const siteUrl = siteUrlOf(env)
  const problem = mailProblem(env) ?? backupProblem(env) ?? storageProblem(env, siteUrl)
  if (problem) throw new ConfigError(problem)
  return configOf(env, siteUrl, isDevelopment)
}

/** Guesses the address if `SITE_URL` is not set. */
function siteUrlOf({ SITE_URL, HOST, PORT }: Environment): string {
  return SITE_URL ?? `http://${HOST === '0.0.0.0' ? 'localhost' : urlHost(HOST)}:${PORT}`
}

function configOf(env: Environment, siteUrl: string, isDevelopment: boolean) {
  const demoContent = env.DEMO_CONTENT === 'on'
  return {
    isDevelopment,
    port: env.PORT,
    host: env.HOST,
    /** Public origin, without a trailing slash. */
    siteUrl,
    /** Whether `SITE_URL` says so; otherwise the public origin is a guess from `HOST` and `PORT`. */
    siteUrlGiven: env.SITE_URL !== undefined,
    /** Number of our proxies in front, each adding its client to `X-Forwarded-For`. */
    trustedProxies: env.TRUST_PROXY,
    /** Absolute folder of the embedded database and the uploads. */
    dataDir: resolve(env.DATA_DIR),
    /** PostgreSQL instead of the embedded database. */
    databaseUrl: env.DATABASE_URL ?? null,
    /** Object storage instead of the folder `files` under `dataDir`. */
    objectStorage: objectStorageOf(env),
    /** Address from which browsers fetch stored files, without a trailing slash; null if this server sends them. */
    mediaUrl: env.MEDIA_URL ?? null,
    /** Null where nothing is backed up continuously. */
    backup: backupSettingsOf(env),
    /** Key of the backups; null for the one in `dataDir`. */
    backupKey: env.BACKUP_KEY ?? null,
    /** Without an address the stored one counts. */
    admin: { email: env.ADMIN_EMAIL?.toLowerCase() ?? null, password: env.ADMIN_PASSWORD ?? null },
    /** Null where no mail is sent. */
    mail: mailSettingsOf(env),
    sessionSecret: env.SESSION_SECRET ?? null,
    demoContent,
    logLevel: env.LOG_LEVEL,
    /** Between the signal to stop and the end of listening, milliseconds. */
    stopDelay: env.STOP_DELAY_SECONDS * 1000,
    metricsPublic: env.METRICS === 'public',
    /** Token for `/metrics`; null without one. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** First values of the settings. */
    profile: firstProfile(siteUrl, demoContent, env.OFFLINE_PAGES === 'on' && !isDevelopment),
  }
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
