import { z } from 'zod'

/** An S3-compatible object storage and how we sign in to it. */
export interface ObjectStorageSettings {
  bucket: string
  /** Base address of a storage that is not Amazon's; null for Amazon's in `region`. */
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An address that other addresses are made from: it ends without a slash. */
const base = z
  .url({ protocol: /^https?$/ })
  .refine(isBase, 'must be an address without sign-in, query and fragment')
  .transform((value) => value.replace(/\/+$/, ''))

function isBase(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { username, password, search, hash } = new URL(value)
  return !username && !password && !search && !hash
}

export const credential = z.string().regex(/^\S+$/, 'must not contain spaces')

export const storageVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z\d][\w.-]{1,61}[A-Za-z\d]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: base.optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z\d-]{1,64}$/, 'must be the name of a region')
    .optional(),
  S3_ACCESS_KEY_ID: credential.optional(),
  S3_SECRET_ACCESS_KEY: credential.optional(),
  MEDIA_URL: base.optional(),
}

export type StorageEnvironment = z.output<z.ZodObject<typeof storageVariables>>

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const names = [...needed, 'S3_ENDPOINT', 'S3_REGION'] as const

/** @returns the missing or invalid variable, in one line. */
export function storageProblem(env: StorageEnvironment, siteUrl: string): string | null {
  const given = names.find((name) => env[name] !== undefined)
  const missing = [...needed, ...(env.S3_ENDPOINT ? [] : (['S3_REGION'] as const))].find(
    (name) => env[name] === undefined,
  )
  if (given && missing) return `${missing}: is missing, but ${given} is given`
  // Our own addresses of pictures would redirect to themselves.
  const isOwn = env.MEDIA_URL && new URL(env.MEDIA_URL).origin === new URL(siteUrl).origin
  return isOwn ? 'MEDIA_URL: must be another origin than SITE_URL' : null
}

/** Storages with a configured address mostly have no regions, but a signature names one. */
const anyRegion = 'us-east-1'

/** @param env without a problem. @returns null where files are in the data folder. */
export function objectStorageOf(env: StorageEnvironment): ObjectStorageSettings | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION } = env
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION ?? anyRegion,
  }
}
