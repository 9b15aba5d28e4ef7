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
  picturesMissing: (count: number) =>
    `${countOf(count, 'picture')} from that time ${count === 1 ? 'is' : 'are'} not in the backup.`,
} as const
