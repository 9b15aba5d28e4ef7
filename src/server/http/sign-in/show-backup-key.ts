import type { BackupKeyAnswer } from '#contract/admin/backup.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { OwnersBackup } from '#server/catalogue/common/context.ts'

/** Answers with the key of backups if the body has the signed-in admin's password. */
export async function showBackupKey({ api }: Auth, backup: OwnersBackup, request: Request): Promise<Response> {
  const body = (await request.json().catch(() => ({}))) as { password?: unknown }
  const password = typeof body.password === 'string' ? body.password : ''
  const checked = await api.verifyPassword({ body: { password }, headers: request.headers, asResponse: true })
  return checked.ok ? Response.json({ key: await backup.key() } satisfies BackupKeyAnswer) : checked
}
