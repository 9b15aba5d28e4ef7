import { firstRestorePaths, linkTokenHeader, restoreLimits } from '#contract/admin/backup/restores.ts'
import { backupMessages } from '#contract/admin/backup/backup-messages.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { AuthError, postAuth } from '../auth-call.ts'

/** @param onSent gets the share that was sent, 0 to 1. @throws AuthError */
export async function sendBackupFile(token: string, file: File, onSent: (share: number) => void): Promise<void> {
  const { part, file: most } = restoreLimits
  if (file.size > most) throw new AuthError('UPLOAD_TOO_LARGE', backupMessages.uploadTooLarge(formatBytes(most)))
  for (let offset = 0; offset === 0 || offset < file.size; offset += part) {
    const form = new FormData()
    form.set('offset', String(offset))
    form.set('part', file.slice(offset, offset + part))
    await postRestore('upload', token, form)
    onSent(Math.min(1, (offset + part) / file.size))
  }
}

/** @throws AuthError */
export function postRestore<Answer>(
  name: keyof typeof firstRestorePaths,
  token: string,
  input: object,
): Promise<Answer> {
  return postAuth(location.origin + firstRestorePaths[name], input, { [linkTokenHeader]: token })
}
