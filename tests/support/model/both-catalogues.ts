import { asc, desc, gt, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import { operations } from '#server/platform/db/schema.ts'
import { setDueTimes } from '../factories/draft.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { PlainCatalogue, type Change } from './plain-catalogue.ts'
import { PlainPlans } from './plain-plans.ts'
import type { Entity, Row } from './rows.ts'

/** Minutes. */
export const day = 1440

export type EditedEntity = 'trips' | 'blogs' | 'categories'

/** Does the same to the real catalogue and to a plain one. */
export class BothCatalogues {
  readonly plain = new PlainCatalogue()
  readonly plans = new PlainPlans(this.plain)
  readonly test: TestDatabase
  readonly picture: string
  readonly origin = Date.now()
  #lastChange = 0
  /** Words that were made so far. */
  words = 0
  /** Whether something was deleted for ever. */
  purged = false

  /** @param picture of hero images. */
  constructor(test: TestDatabase, picture: string) {
    this.test = test
    this.picture = picture
  }

  /** Takes up what is there before the first step. */
  async begin(): Promise<void> {
    const { adminApi, db } = this.test
    for (const { id, title } of await adminApi.admin.categories.list())
      this.plain.save(id, { entity: 'categories', title })
    this.plain.begin()
    const [last] = await db.select({ id: operations.id }).from(operations).orderBy(desc(operations.id)).limit(1)
    this.#lastChange = last?.id ?? 0
  }

  /** Takes one change back, if that is possible. @returns whether it was. */
  async undo(change: Change): Promise<boolean> {
    const isDone = !change.undone && this.plain.undo(change)
    const call = this.admin.changes.undo({ change_id: change.id })
    const refused = { code: expect.stringMatching(/^(CHANGE_NOT_FOUND|ALREADY_UNDONE|UNDO_CONFLICT)$/) as string }
    await (isDone ? expect(call).resolves.toBeDefined() : expect(call).rejects.toMatchObject(refused))
    await this.record(change)
    return isDone
  }

  /** What a step changed, by the ids that the database gave it; nothing else may have been recorded. */
  async record(undoOf: Change | null = null): Promise<void> {
    const ids = await this.newChanges()
    expect(ids.length, 'one step is one change').toBeLessThanOrEqual(1)
    this.plain.record(ids[0] ?? null, undoOf)
  }

  async newChanges(): Promise<number[]> {
    const rows = await this.test.db
      .select({ id: operations.id })
      .from(operations)
      .where(gt(operations.id, this.#lastChange))
      .orderBy(asc(operations.id))
    this.#lastChange = rows.at(-1)?.id ?? this.#lastChange
    return rows.map(({ id }) => id)
  }

  get admin() {
    return this.test.adminApi.admin
  }

  pick(ids: string[], at: number): string | null {
    return ids.length > 0 ? ids[at % ids.length]! : null
  }

  item(entity: Entity, at: number): string | null {
    return this.pick(this.plain.ids(entity), at)
  }

  /** Something with a form that keeps drafts; of trips and stories what is live. */
  drafted(at: number): { entity: EditedEntity; item_id: string } | null {
    const isEdited = ({ entity, status }: Row) =>
      entity === 'categories' || ((entity === 'trips' || entity === 'blogs') && status === 'published')
    const item_id = this.pick(
      [...this.plain.rows].filter(([, row]) => isEdited(row)).map(([id]) => id),
      at,
    )
    return item_id ? { entity: this.plain.rows.get(item_id)!.entity as EditedEntity, item_id } : null
  }

  /** Differs each time, so that every save changes something. */
  word(): string {
    this.words += 1
    return `Word ${this.words}`
  }

  async draftVersion(entity: EditedEntity, item_id: string): Promise<string | null> {
    if (!this.plans.draftOf(item_id)) return null
    return (await this.admin.drafts.get({ entity, item_id })).draft!.updated_at
  }

  dueAt(due: number): string {
    return new Date(this.origin + (due - this.plain.now) * 60_000).toISOString()
  }

  trashed(id: string) {
    return this.plain.trash().get(id)!.effect.before!.entity as 'trips'
  }

  settled(id: string, fields: Partial<Row>): void {
    const before = this.plain.rows.get(id)!
    this.plain.save(id, { ...before, ...fields })
    this.plans.settle(id, before.status, this.plain.rows.get(id)!)
  }

  /** Everything that was planned is still to come then. */
  backToFirstDay(): Promise<void> {
    return this.moveClock(-this.plain.now / day)
  }

  /** As if so many days had passed: due times, also those of versions, come nearer. */
  async moveClock(days: number): Promise<void> {
    this.plain.now += days * day
    const interval = sql`make_interval(hours => ${days * 24})`
    await this.test.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await setDueTimes(tx as Db, (due) => sql`${due} - ${interval}`)
      await tx.execute(sql`
        update versions set body = body || jsonb_build_object(part || '_at', (body ->> (part || '_at'))::timestamptz - ${interval})
        where part in ('publish', 'unpublish') and body is not null`)
    })
  }
}
