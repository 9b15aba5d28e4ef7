import { eq } from 'drizzle-orm'
import type { AdminIdentity } from '../../platform/auth/visitor.ts'
import type { Db } from '../../platform/db/database.ts'
import { testimonials, vendors } from '../../platform/db/schema.ts'
import { recordEvent } from '../../platform/db/writes/operations.ts'
import { adminAuthor, adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { selectBrokenLinks } from '../../catalogue/common/checks/broken-links.ts'
import { selectUsualPrice } from '../../catalogue/common/checks/usual-prices.ts'
import { dismissCheck, restoreCheck, selectDismissed, type Checked } from './dismissals.ts'

const { checks: procedures } = adminProcedure

export const checkHandlers = {
  comparables: procedures.comparables.handler(async ({ input, context: { db } }) => {
    const { entity, item_id, category, region = '', vendor_id, links = [] } = input
    return {
      usual: category ? await selectUsualPrice(db, category, region) : null,
      host_words: vendor_id ? await hasWords(db, vendor_id) : null,
      testimonials:
        entity === 'trips' && item_id ? await db.$count(testimonials, eq(testimonials.trip_id, item_id)) : 0,
      broken_links: await selectBrokenLinks(db, links),
      dismissed: item_id ? await selectDismissed(db, { entity, item_id }) : [],
    }
  }),
  dismiss: procedures.dismiss.use(inTransaction).handler(async ({ input, context, errors }) => {
    if (!(await dismissCheck(context.db, input))) throw errors.ITEM_NOT_FOUND()
    await record(context, 'checks.dismiss', input)
    return { dismissed: true }
  }),
  restore: procedures.restore.use(inTransaction).handler(async ({ input, context }) => {
    if (await restoreCheck(context.db, input)) await record(context, 'checks.restore', input)
    return { dismissed: false }
  }),
}

/** No content changes, so it is an event. */
async function record({ db, identity }: { db: Db; identity: AdminIdentity }, operation: string, checked: Checked) {
  await recordEvent(db, adminAuthor(identity, operation), { ...checked })
}

async function hasWords(db: Db, id: string): Promise<boolean | null> {
  const [row] = await db.select({ words: vendors.words }).from(vendors).where(eq(vendors.id, id))
  return row ? (row.words ?? '').trim() !== '' : null
}
