import { previewAddress } from '#values/addresses/preview-address.ts'
import { previewLimits, type ShownPage } from '#contract/admin/drafts/previews.ts'
import type { Db } from '../../platform/db/database.ts'
import { recordEvent, type ChangeAuthor } from '../../platform/db/writes/operations.ts'
import { adminAuthor, adminProcedure, withLateTransaction } from '../../api/admin-procedure.ts'
import type { ApiContext } from '../../api/context.ts'
import {
  putPreview,
  revokeLink,
  selectLinks,
  selectSessionPreview,
  sharePreview,
  type StoredPreview,
} from './queries.ts'

const { previews: procedures } = adminProcedure

/** Nothing here changes content, so no cache is invalidated. */
export const previewHandlers = {
  put: procedures.put.use(withLateTransaction).handler(async ({ input, context, errors }) => {
    const { db, identity, once, previews } = context
    const { preview_id: id, entity, item_id } = input
    const type = previews.types[entity]
    const item = item_id ?? id
    const { body, replaced, label } = await type.complete(db, item, input.body)
    const pages = (await type.pages(db, item, body)).map((page) => inPreview(id, page))
    return once(async (tx) => {
      const session_id = identity.session.id
      const own = { id, session_id, entity, item_id, body, label: label.slice(0, previewLimits.label) }
      if (!(await putPreview(tx, own))) throw errors.PREVIEW_NOT_FOUND()
      return { id, pages, replaced }
    })
  }),
  share: procedures.share.use(withLateTransaction).handler(async ({ input, context, errors }) => {
    const { db, identity, once } = context
    const preview = await selectSessionPreview(db, input.preview_id, identity.session.id)
    if (!preview) throw errors.PREVIEW_NOT_FOUND()
    return once(async (tx) => {
      const { id, expires_at } = await sharePreview(tx, preview, input.days)
      await record(tx, adminAuthor(identity, 'previews.share'), preview)
      return { id, expires_at: expires_at.toISOString() }
    })
  }),
  list: procedures.list.handler(async ({ input, context }) => {
    const rows = await selectLinks(context.db, input.entity, input.item_id)
    return Promise.all(rows.map((row) => presentLink(row, context)))
  }),
  revoke: procedures.revoke.use(withLateTransaction).handler(({ input, context: { identity, once } }) =>
    once(async (tx) => {
      const revoked = await revokeLink(tx, input.id)
      if (revoked) await record(tx, adminAuthor(identity, 'previews.revoke'), revoked)
      return { id: input.id }
    }),
  ),
}

function record(tx: Db, author: ChangeAuthor, { entity, label }: StoredPreview): Promise<void> {
  return recordEvent(tx, author, { entity, label })
}

function inPreview(key: string, { label, path }: ShownPage): ShownPage {
  return { label, path: previewAddress(key, path) }
}

async function presentLink(row: StoredPreview, { db, previews }: ApiContext) {
  const { id, entity, body, label, item_id, created_at, expires_at, last_used_at } = row
  const [page] = await previews.types[entity].pages(db, item_id ?? id, body)
  return {
    id,
    label,
    path: previewAddress(previews.keyOf(id), page?.path ?? '/'),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
