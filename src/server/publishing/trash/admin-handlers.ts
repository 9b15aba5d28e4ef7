import { buffer } from 'node:stream/consumers'
import { adminMessages } from '#contract/messages.ts'
import type { TrashItem, TrashEntity } from '#contract/admin/changes/trash.ts'
import { retention } from '#contract/retention.ts'
import type { Picture } from '#contract/pictures.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { contentTypeOf } from '../../platform/files/file-headers.ts'
import { removeFiles, trashKey, type PictureFile } from '../../platform/media/trash-files.ts'
import type { VersionBody } from '../../platform/db/tables/versions.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { pageOf, readPage } from '../../api/pagination.ts'
import { UndoConflict } from '../undo/undo.ts'
import { purgeItems } from './purge-items.ts'
import { countTrash, selectTrash, selectTrashed, type TrashedItem, type TrashRow } from './queries.ts'
import { restoreItem } from './restore-item.ts'

const { trash: procedures } = adminProcedure

const day = 86_400_000

function presentTrashItem({ entity, item_id, label, body, deleted_at, picture }: TrashRow): TrashItem {
  const own = entity === 'pictures' ? pictureOf(body!) : picture
  const left = deleted_at.getTime() + retention.trashDays * day - Date.now()
  return {
    entity: entity as TrashEntity,
    item_id: item_id,
    label,
    deleted_at: deleted_at.toISOString(),
    days_left: Math.max(0, Math.ceil(left / day)),
    was_public: entity === 'testimonials' || body!.status === 'published' || body!.is_active === true,
    picture: own,
    picture_src: own && addressOf(entity, own.url),
  }
}

/** The picture as it was stored. */
function pictureOf({ url, width, height, color, focal_x, focal_y, alt }: VersionBody): Picture {
  return { url, width, height, color, focal_x, focal_y, alt } as Picture
}

function addressOf(entity: string, url: string): string {
  if (entity !== 'pictures') return variantUrl(url, pictureWidths[0], 'webp')
  return `/api/admin/trash/picture?${new URLSearchParams({ image_url: url }).toString()}`
}

export const trashHandlers = {
  list: procedures.list.handler(({ input = {}, context: { db } }) =>
    readPage(
      pageOf(input),
      () => countTrash(db, input),
      (page) => selectTrash(db, input, page),
      presentTrashItem,
    ),
  ),
  picture: procedures.picture.handler(async ({ input, context: { storage }, errors }) => {
    const [bucket, name] = input.image_url.slice('/media/'.length).split('/') as [PictureFile['bucket'], string]
    const found = await storage.get(trashKey({ bucket, name }))
    if (!found) throw errors.PICTURE_NOT_FOUND()
    const bytes = new Uint8Array(await buffer(found.stream()))
    return new File([bytes], name, { type: contentTypeOf(name) ?? 'application/octet-stream' })
  }),
  restore: procedures.restore.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db, storage, log, identity, afterCommit } = context
    const restored = await restoreItem(db, storage, { entity: input.entity, item_id: input.item_id }).catch(
      (error: unknown) => {
        if (!(error instanceof UndoConflict)) throw error
        const { reasons } = error
        throw errors.RESTORE_REFUSED({ message: adminMessages.trash.refused(reasons.join('; ')), data: { reasons } })
      },
    )
    if (!restored) throw errors.NOT_IN_TRASH()
    const event = 'item-restored'
    afterCommit(async () => log.info({ event, ...input, session: identity.session.id }, event))
    return restored
  }),
  purge: procedures.purge
    .use(inTransaction)
    .handler(({ input: { entity, item_id }, context }) => purge(context, [{ entity, item_id }])),

  empty: procedures.empty
    .use(inTransaction)
    .handler(async ({ input, context }) => purge(context, await selectTrashed(context.db, { entity: input?.entity }))),
}

interface Purging {
  db: Db
  storage: Storage
  afterCommit: (task: () => Promise<void>) => void
}

async function purge({ db, storage, afterCommit }: Purging, items: TrashedItem[]) {
  const { purged, files } = await purgeItems(db, items)
  afterCommit(async () => {
    for (const file of files) await removeFiles(storage, file)
  })
  return { purged }
}
