import { isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import { homeListed } from '#contract/admin/lists/rows.ts'
import type { testimonialActionSchema } from '#contract/admin/lists/testimonial-bulk.ts'
import type { Db } from '#server/platform/db/database.ts'
import { testimonials } from '#server/platform/db/schema.ts'
import type { RowsAction } from '../../common/bulk/change-rows.ts'
import { isOneOf } from '../../common/bulk/chosen-rows.ts'
import { nextVersions } from '#server/api/writes/optimistic-lock.ts'

type Action = z.output<typeof testimonialActionSchema>

/** Columns that the actions read. */
export const chosenTestimonialColumns = {
  id: testimonials.id,
  label: testimonials.name,
  home_position: testimonials.home_position,
}

export type ChosenTestimonial = Pick<typeof testimonials.$inferSelect, 'id' | 'home_position'> & { label: string }

type TestimonialActionOf<Kind extends Action['kind']> = RowsAction<ChosenTestimonial, Action & { kind: Kind }>

const those = (rows: ChosenTestimonial[]) =>
  isOneOf(
    testimonials.id,
    rows.map(({ id }) => id),
  )

const home: TestimonialActionOf<'home'> = {
  isDone: (row, action) => (row.home_position !== null) === action.on_home,
  async refuse(tx, rows, action) {
    const room = action.on_home
      ? homeListed - (await tx.$count(testimonials, isNotNull(testimonials.home_position)))
      : rows.length
    return new Map(rows.slice(Math.max(0, room)).map(({ id }) => [id, listMessages.reasons.homeFull] as const))
  },
  apply: (tx, rows, { on_home }) => (on_home ? addToHome(tx, rows) : takeFromHome(tx, rows)),
}

/** After those that are there, the newest first. */
async function addToHome(tx: Db, rows: ChosenTestimonial[]): Promise<void> {
  await tx.execute(sql`
    update testimonials set home_position = last.place + chosen.number, updated_at = ${nextVersions(testimonials.updated_at)}
    from (select id, row_number() over (order by created_at desc, id) as number from testimonials where ${those(rows)}) as chosen,
      (select coalesce(max(home_position), 0) as place from testimonials) as last
    where testimonials.id = chosen.id`)
}

async function takeFromHome(tx: Db, rows: ChosenTestimonial[]): Promise<void> {
  await tx
    .update(testimonials)
    .set({ home_position: null, updated_at: nextVersions(testimonials.updated_at) })
    .where(those(rows))
}

const remove: TestimonialActionOf<'delete'> = {
  async apply(tx, rows) {
    await tx.delete(testimonials).where(those(rows))
  },
}

export const testimonialActions: { [Kind in Action['kind']]: TestimonialActionOf<Kind> } = { home, delete: remove }

/** @returns whether these are the chosen ones, and all of them; they are locked then. */
export async function isWholeHome(tx: Db, ids: string[]): Promise<boolean> {
  const there = await tx
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(isNotNull(testimonials.home_position))
    .orderBy(testimonials.id)
    .for('update')
  return there.length === ids.length && there.every(({ id }) => ids.includes(id))
}
