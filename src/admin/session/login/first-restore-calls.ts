import type { BeginRestore, OpenSource } from '#contract/admin/backup/first-restore.ts'
import {
  firstRestorePaths,
  linkTokenHeader,
  restoreLimits,
  type BegunRestore,
  type OpenedSource,
} from '#contract/admin/backup/restores.ts'
import { backupMessages } from '#contract/admin/backup/backup-messages.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { answerOf, LinkRefused } from '../password-link-calls.ts'

/** @param onSent gets the share that was sent, 0 to 1. @throws LinkRefused */
export async function sendBackupFile(token: string, file: File, onSent: (share: number) => void): Promise<void> {
  const { part, file: most } = restoreLimits
  if (file.size > most) throw new LinkRefused('UPLOAD_TOO_LARGE', backupMessages.uploadTooLarge(formatBytes(most)))
  for (let offset = 0; offset === 0 || offset < file.size; offset += part) {
    const form = new FormData()
    form.set('offset', String(offset))
    form.set('part', file.slice(offset, offset + part))
    await answerOf(await fetch(firstRestorePaths.upload, { method: 'POST', headers: headersOf(token), body: form }))
    onSent(Math.min(1, (offset + part) / file.size))
  }
}

/** @throws LinkRefused */
export function openBackup(token: string, input: OpenSource): Promise<OpenedSource> {
  return post(firstRestorePaths.open, token, input)
}

/** @throws LinkRefused */
export function beginFirstRestore(token: string, input: BeginRestore): Promise<BegunRestore> {
  return post(firstRestorePaths.begin, token, input)
}

async function post<Answer>(path: string, token: string, input: object): Promise<Answer> {
  const headers = { ...headersOf(token), 'content-type': 'application/json' }
  return answerOf(await fetch(path, { method: 'POST', headers, body: JSON.stringify(input) }))
}

function headersOf(token: string) {
  return { [linkTokenHeader]: token }
}
