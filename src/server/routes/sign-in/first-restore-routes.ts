import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { backupMessages } from '#contract/admin/backup/backup-messages.ts'
import { restoreEvent } from '#contract/admin/backup/backup.ts'
import {
  beginRestoreSchema,
  openSourceSchema,
  partSchema,
  type BeginRestore,
  type OpenSource,
} from '#contract/admin/backup/first-restore.ts'
import {
  firstRestorePaths,
  firstRestoreRoot,
  linkTokenHeader,
  restoreLimits,
  type BegunRestore,
  type OpenedSource,
} from '#contract/admin/backup/restores.ts'
import { adminMessages } from '#contract/messages.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { countAttempt, counterOf } from '#server/platform/auth/attempts.ts'
import { hasPassword, passwordLinkState } from '#server/platform/auth/recovery/password-links.ts'
import { parseKey } from '#server/platform/backup/archive/backup-key.ts'
import { BackupRefused, sentenceOf } from '#server/platform/backup/backup-refused.ts'
import { readPoint } from '#server/platform/backup/points/restore-point.ts'
import { openSource, type BackupSource } from '#server/platform/backup/restore/open-source.ts'
import { restore } from '#server/platform/backup/restore/restore.ts'
import { placeOf } from '#server/platform/config/backup-settings.ts'
import { embeddedUrl } from '#server/platform/db/embedded/open-embedded.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'
import { apiErrorResponse, type ApiError } from '../../platform/http/responses/api-errors.ts'
import { uploadedBackup } from '../../platform/http/restores/uploaded-backup.ts'
import type { SignInParts } from './sign-in-parts.ts'

interface FirstRestoreParts extends Pick<SignInParts, 'db' | 'config' | 'log' | 'restores'> {
  storage: Storage
}

const refusal = (code: string, status: ApiError['status'], message: string): ApiError => ({ code, status, message })
const refusals = {
  link: refusal('LINK_ENDED', 410, adminMessages.passwordLink.used),
  tooMany: refusal('TOO_MANY_REQUESTS', 429, adminMessages.login.tooManyAttempts),
  passwordSet: refusal('PASSWORD_SET', 409, backupMessages.passwordSet),
  running: refusal('RESTORE_RUNNING', 409, backupMessages.running),
  key: refusal('KEY_INVALID', 400, backupMessages.keyInvalid),
  noBackup: refusal('NO_BACKUP', 422, backupMessages.noBackup),
  sourceClosed: refusal('SOURCE_CLOSED', 409, backupMessages.sourceClosed),
  outOfOrder: refusal('UPLOAD_OUT_OF_ORDER', 409, backupMessages.uploadOutOfOrder),
  tooLarge: refusal('UPLOAD_TOO_LARGE', 413, backupMessages.uploadTooLarge(formatBytes(restoreLimits.file))),
}

/** Restores a new site instead of setting its password: docs/decisions/0079. */
export function firstRestoreRoutes({ db, config, log, storage, restores }: FirstRestoreParts): Hono {
  const upload = uploadedBackup(config.dataDir, log)
  // Left by a program that was killed.
  void upload.remove().catch((error: unknown) => log.warn({ err: error }, 'uploaded backup could not be removed'))
  let opened: { id: string; source: BackupSource } | null = null

  /** Only the holder of the link passes, and only while no password is set. Tokens that are guessed are counted. */
  async function refused(c: Context): Promise<ApiError | null> {
    if ((await passwordLinkState(db, c.req.header(linkTokenHeader) ?? '')) !== 'open') {
      const network = networkOf(clientAddress(c, config.trustedProxies))
      return (await countAttempt(db, [counterOf('link', network)])) ? refusals.tooMany : refusals.link
    }
    if (await hasPassword(db)) return refusals.passwordSet
    return restores.isRunning() ? refusals.running : null
  }

  function call<Input>(schema: z.ZodType<Input>, work: (input: Input) => Promise<object | ApiError>) {
    return async (c: Context) => {
      const isForm = c.req.header('content-type')?.startsWith('multipart/form-data')
      const input = schema.safeParse(await (isForm ? c.req.parseBody() : c.req.json()).catch(() => null))
      if (!input.success) return apiErrorResponse(c, refusals.noBackup)
      const answer = await work(input.data)
      return 'status' in answer ? apiErrorResponse(c, answer as ApiError) : c.json(answer)
    }
  }

  async function close(): Promise<void> {
    await opened?.source.close()
    opened = null
  }

  async function openPlace({ from, key }: OpenSource): Promise<OpenedSource | ApiError> {
    const parsed = keyOf(key)
    if (parsed === undefined || (parsed === null && from.kind !== 'file')) return refusals.key
    const place = from.kind === 'file' ? null : placeOf(from)
    if (from.kind !== 'file' && !place) return refusals.noBackup
    await close()
    try {
      const source = await openSource(place ? { place } : { file: upload.path }, parsed)
      opened = { id: randomUUID(), source }
      const points = await source.points()
      // Only this shows whether the key fits.
      const problem = await readPoint(source.objects, points[0]!.id).then(() => null, refusedText)
      if (problem !== null) return { ...refusals.noBackup, message: problem }
      const shown = points.map(({ id, at, bytes }) => ({ id, at: new Date(at).toISOString(), bytes }))
      return { source: opened.id, points: shown }
    } catch (error) {
      // The reason may reveal details of this machine or its network.
      log.warn({ err: error, kind: from.kind }, 'backup could not be opened')
      return from.kind === 'file' ? { ...refusals.noBackup, message: refusedText(error) } : refusals.noBackup
    }
  }

  async function begin({ source: id, point: wanted }: BeginRestore): Promise<BegunRestore | ApiError> {
    if (opened?.id !== id) return refusals.sourceClosed
    const { source } = opened
    const point = (await source.points()).find((each) => each.id === wanted)
    if (!point) return refusals.sourceClosed
    const { dataDir, sessionSecret } = config
    const databaseUrl = config.databaseUrl ?? embeddedUrl(dataDir)
    const into = { databaseUrl, storage, dataDir, sessionSecret, stays: 'nothing' as const }
    const run = restores.prepare({
      at: point.at,
      work: (onProgress) => restore({ source, point, ...into, onProgress }),
      async afterwards() {
        const details = { restored_to: new Date(point.at).toISOString() }
        await recordEvent(db, { author: 'visitor', operation: restoreEvent }, details)
        await close()
        await upload.remove()
      },
      reopens: true,
    })
    run.start()
    return { restore: run.id }
  }

  return new Hono()
    .use(async (c, next) => {
      const refusal = await refused(c)
      if (refusal) return apiErrorResponse(c, refusal)
      await next()
      return c.res.headers.set('cache-control', 'no-store')
    })
    .post(
      pathOf('upload'),
      call(partSchema, async ({ offset, part }) => {
        if (offset + part.size > restoreLimits.file) return refusals.tooLarge
        if (offset === 0) await close()
        const isAppended = await upload.append(offset, new Uint8Array(await part.arrayBuffer()))
        return isAppended ? {} : refusals.outOfOrder
      }),
    )
    .post(pathOf('open'), call(openSourceSchema, openPlace))
    .post(pathOf('begin'), call(beginRestoreSchema, begin))
}

function pathOf(name: keyof typeof firstRestorePaths): string {
  return firstRestorePaths[name].slice(firstRestoreRoot.length)
}

function refusedText(error: unknown): string {
  return error instanceof BackupRefused ? sentenceOf(error) : backupMessages.noBackup
}

/** @returns null for none, undefined for a text that is not a key. */
function keyOf(typed: string) {
  if (typed.trim() === '') return null
  try {
    return parseKey(typed)
  } catch {
    return undefined
  }
}
