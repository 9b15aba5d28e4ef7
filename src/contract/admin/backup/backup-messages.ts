import { countOf } from '#values/format/counts.ts'

/** Texts about backups and restores that the server answers with. */
export const backupMessages = {
  codeNeeded: 'Enter the code from your authenticator app, or a recovery code',
  pointNotFound: 'This restore point no longer exists. Reload the list and choose another one.',
  running: 'Another restore is running. Wait until it has finished.',
  away: 'The backup does not answer. Nothing was changed. Try again later.',
  off: 'No backup is set up',
  failed: 'The restore failed, and nothing was changed. The server’s log has the reason.',
  passwordSet: 'A password is set already. Sign in and restore under Settings → Backup.',
  noBackup: 'No backup that this key opens was found there. Check the place and the key.',
  keyInvalid: 'This is not a key of a backup, or a part of it is missing',
  sourceClosed: 'The backup was closed in the meantime. Open it again.',
  uploadOutOfOrder: 'A part of the file is missing. Choose the file again.',
  uploadTooLarge: (limit: string) => `The file is larger than ${limit}. Restore it with npm run restore.`,
  secretDiffers: 'Two-factor sign-in needs the SESSION_SECRET of the backup. Set it and start the program again.',
  placeInvalid: 'Fill in the whole path of a folder that begins with /, or bucket, key ID, and endpoint or region.',
  placeByVariable: 'BACKUP_URL sets the place. Change it where the program is started.',
  keyNeeded: 'Set BACKUP_KEY to the same key on every node first.',
  secretNeeded: 'Type the secret access key again: endpoint, region or key ID has changed.',
  folderMissing: 'This folder does not exist, or the program cannot see it. Create it, or connect the disk.',
  folderInside: 'This folder is part of the program or its data. Choose one on another disk.',
  addressRefused: 'This address belongs to the machine or its network itself, not to a storage.',
  picturesMissing: (count: number) =>
    `${countOf(count, 'picture')} from that time ${count === 1 ? 'is' : 'are'} not in the backup.`,
} as const

/** What to do about an error of a folder or a bucket, by its code. */
export const placeProblems: Record<string, string> = {
  NoSuchBucket: 'There is no bucket with this name. Check its spelling and the region.',
  InvalidAccessKeyId: 'The storage does not know this access key ID.',
  SignatureDoesNotMatch: 'The secret access key is wrong.',
  AccessDenied: 'This key may not use the bucket. It needs to list, read, write and delete objects.',
  PermanentRedirect: 'The bucket is in another region.',
  ENOTFOUND: 'There is no server at this endpoint. Check its spelling.',
  ECONNREFUSED: 'Nothing answers at this endpoint. Check its address and port.',
  TimedOut: 'The storage did not answer in time. Try again, or check the endpoint.',
  EACCES: 'The program may not write to this folder.',
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
}

/** @param code of an error that has no advice. */
export function unknownPlaceProblem(code: string): string {
  return `A small file could not be written, read and deleted there (${code}).`
}
