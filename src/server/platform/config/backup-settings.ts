import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { OpenSource } from '#contract/admin/backup/first-restore.ts'
import { credential, type ObjectStorageSettings, type StorageEnvironment } from './storage-settings.ts'

/** Where a backup is stored: a folder, or a bucket below a prefix that is empty or ends with a slash. */
export type BackupPlace =
  | { kind: 'folder'; folder: string }
  | { kind: 'bucket'; prefix: string; storage: ObjectStorageSettings }

export interface BackupSettings {
  place: BackupPlace
  /** The same place without credentials, for people. */
  name: string
}

const urlHint = 'must be such as file:///backups/hatheli or s3://bucket/prefix?endpoint=https://host&region=name'

export const backupVariables = {
  BACKUP_URL: z
    .string()
    .refine((value) => parseBackupUrl(value) !== null, urlHint)
    .optional(),
  BACKUP_ACCESS_KEY_ID: credential.optional(),
  BACKUP_SECRET_ACCESS_KEY: credential.optional(),
  BACKUP_KEY: credential.optional(),
}

/** The variables of the object storage are the credentials unless the backup has its own. */
type BackupEnvironment = z.output<z.ZodObject<typeof backupVariables>> &
  Pick<StorageEnvironment, 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>

type Address = { folder: string } | { bucket: string; prefix: string; endpoint: string | null; region: string }

/** @returns null for an invalid address of a backup. */
export function parseBackupUrl(value: string): Address | null {
  const url = URL.parse(value)
  if (url?.protocol === 'file:' && !url.hostname && url.pathname.length > 1) {
    return { folder: fileURLToPath(url.href.replace(/\/+$/, '')) }
  }
  if (url?.protocol !== 's3:' || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/i.test(url.hostname)) return null
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '')
  const endpoint = url.searchParams.get('endpoint')
  const region = url.searchParams.get('region')
  if (!/^(?:[A-Za-z\d][\w.-]*(?:\/[A-Za-z\d][\w.-]*)*)?$/.test(prefix)) return null
  if (endpoint ? !/^https?:\/\/[^?#@]+$/.test(endpoint) : !region) return null
  return { bucket: url.hostname, prefix: prefix && `${prefix}/`, endpoint, region: region ?? 'us-east-1' }
}

/** @returns the missing variable, if only some are given, in one line. */
export function backupProblem(env: BackupEnvironment): string | null {
  if (!env.BACKUP_URL) return null
  const address = parseBackupUrl(env.BACKUP_URL)
  if (!address || 'folder' in address) return null
  const { id, secret } = credentialsOf(env)
  if (!id) return 'BACKUP_ACCESS_KEY_ID: is missing, but BACKUP_URL names a bucket'
  return secret ? null : 'BACKUP_SECRET_ACCESS_KEY: is missing, but BACKUP_URL names a bucket'
}

/** @returns null where nothing is backed up. */
export function backupSettingsOf(env: BackupEnvironment): BackupSettings | null {
  const address = env.BACKUP_URL ? parseBackupUrl(env.BACKUP_URL) : null
  if (!address) return null
  if ('folder' in address) return settingsOf({ kind: 'folder', ...address })
  const { prefix, ...bucket } = address
  const { id = '', secret = '' } = credentialsOf(env)
  return settingsOf({ kind: 'bucket', prefix, storage: { ...bucket, accessKeyId: id, secretAccessKey: secret } })
}

export function settingsOf(place: BackupPlace): BackupSettings {
  return {
    place,
    name: place.kind === 'folder' ? place.folder : `s3://${place.storage.bucket}/${place.prefix}`,
  }
}

/** @returns null for a typed place that cannot be one of a backup. */
export function placeOf(typed: Exclude<OpenSource['from'], { kind: 'file' }>): BackupPlace | null {
  if (typed.kind === 'folder') return typed
  const query = new URLSearchParams(
    Object.entries({ endpoint: typed.endpoint, region: typed.region }).filter(([, value]) => value),
  )
  const address = parseBackupUrl(`s3://${typed.bucket}/${typed.prefix}?${query.toString()}`)
  if (!address || 'folder' in address) return null
  const { prefix, ...bucket } = address
  const storage = { ...bucket, accessKeyId: typed.access_key_id, secretAccessKey: typed.secret_access_key }
  return { kind: 'bucket', prefix, storage }
}

function credentialsOf(env: BackupEnvironment) {
  const own = env.BACKUP_ACCESS_KEY_ID !== undefined || env.BACKUP_SECRET_ACCESS_KEY !== undefined
  return own
    ? { id: env.BACKUP_ACCESS_KEY_ID, secret: env.BACKUP_SECRET_ACCESS_KEY }
    : { id: env.S3_ACCESS_KEY_ID, secret: env.S3_SECRET_ACCESS_KEY }
}
