import type { Change, ChangedNoun, ChangedThing } from '#contract/admin/changes.ts'
import type { Db } from '../../db/database.ts'
import { countThings, selectItems, selectLabels, type ChangeRow, type ItemRow } from './queries.ts'
import { describePlans } from './describe-plans.ts'
import { describeGallery, describeUpdate } from './describe.ts'

type ContentNoun = Exclude<ChangedNoun, 'account'>

/** @returns changes with what they did, in sentences. */
export async function presentChanges(db: Db, rows: ChangeRow[]): Promise<Change[]> {
  const ids = rows.map(({ id }) => id)
  const [items, counts] = [await selectItems(db, ids), await countThings(db, ids)]
  const things = Map.groupBy(items, keyOf)
  const nameless = [...things.values()]
    .filter((each) => each.every(({ label }) => label === null))
    .map(([first]) => first!)
  const labels = await selectLabels(db, nameless)
  const byChange = Map.groupBy(items, ({ change_id }) => change_id)
  return rows.map(({ id, at, author, operation, undo_of }) => {
    const described = describeThings(byChange.get(id) ?? [], labels)
    const more_things = (counts.get(id) ?? 0) - described.length
    return { id, at: at.toISOString(), author, operation, undo_of, things: described, more_things }
  })
}

function keyOf({ change_id, noun, noun_id }: ItemRow): string {
  return `${change_id} ${noun} ${noun_id}`
}

function describeThings(items: ItemRow[], labels: Map<string, string>): ChangedThing[] {
  return [...Map.groupBy(items, keyOf).values()].map((rows) => {
    const { noun, noun_id } = rows[0]!
    const label = rows.findLast((row) => row.label !== null)?.label ?? labels.get(`${noun} ${noun_id}`) ?? ''
    return { noun: noun as ContentNoun, noun_id, label, ...describeThing(rows) }
  })
}

/** @param rows items of one thing in one change. @returns what the change did to it. */
export function describeThing(rows: ItemRow[]): Pick<ChangedThing, 'kind' | 'sentences'> {
  const own = rows.find(({ row_table, noun }) => row_table === noun)
  return { kind: own?.kind ?? 'update', sentences: sentencesOf(rows, own) }
}

function sentencesOf(rows: ItemRow[], own: ItemRow | undefined): string[] {
  const parts = rows.filter((row) => row !== own)
  const gallery = describeGallery(partsOf(parts, 'delete'), partsOf(parts, 'insert'))
  if (own?.kind === 'insert') return ['Created']
  if (own?.kind === 'delete') return ['Deleted']
  const updated = own ? describeUpdate(own.noun as ContentNoun, own.before!, own.after!) : []
  return [...updated, ...gallery, ...describePlans(parts, own !== undefined)]
}

function partsOf(rows: ItemRow[], kind: 'delete' | 'insert') {
  return rows
    .filter((row) => row.row_table === 'trip_images' && row.kind === kind)
    .map(({ before, after }) => (before ?? after) as unknown as Parameters<typeof describeGallery>[0][number])
}
