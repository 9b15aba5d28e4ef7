import fc from 'fast-check'
import { expect, it } from 'vitest'
import { merge } from '#admin/publishing/conflicts/merge.ts'
import { storedOf } from '#admin/publishing/drafts/stored.ts'
import type { AnyKind } from '#admin/publishing/form/form-kind.ts'
import type { HistoryField, Known } from '#admin/publishing/history/history-kind.ts'
import type { DraftEntity } from '#contract/admin/drafts/drafts.ts'
import { contentParts } from '#server/catalogue/content-types.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { arbitraryBody } from '#tests/support/factories/arbitrary-body.ts'
import type { Body, FormType } from './form-type.ts'
import { formTypeOf, formTypes } from './form-types.ts'

/** Bodies of each type; each is stored twice, so that the second save changes what the first one made. */
const rounds = 12

/** Of the bodies, so that each run looks at the same ones. */
const seed = 2026

describeWithDatabase('every field of every content type', (open) => {
  for (const name of formTypes) {
    it(`of ${name} is kept by form, draft and save, and shows in history, conflict and activity`, async () => {
      const type = await formTypeOf(name, open())
      const { schema } = type
      const id = await type.store()
      const names = sentNames(type)
      const sent = (data: object) => pick(schema.parse(data) as Body, names)
      const bodies = sampled(type)
      const seen = new Set<string>()
      let before: object | null = null
      for (const body of bodies) {
        const values = await savedThroughForm(open(), type, id, body)
        expect(sent(type.dataOf(values as never))).toEqual(sent(body))
        expect(await versionOf(open(), type, id, sent)).toEqual(sent(body))
        if (before) for (const name of names) if (expectShown(type, name, before, values)) seen.add(name)
        before = values
      }
      expect(names.filter((each) => !seen.has(each) && each !== 'status')).toEqual([])
      await expectActivity(open(), type, id, bodies)
    })
  }

  it('of a region is kept, and shows in its activity', async () => {
    const { admin } = open().adminApi
    const { id: region_id } = await admin.regions.create({ region_data: { name: 'Malabar', map_id: null } })
    for (const region_data of [
      { name: 'Konkan', map_id: null },
      { name: 'Konkan', map_id: 'goa' },
    ] as const) {
      await admin.regions.update({ region_id, region_data })
      expect((await admin.regions.uses()).find(({ id }) => id === region_id)).toMatchObject(region_data)
      expect(await newestSentences(open())).toHaveLength(1)
    }
  })
})

function sentNames({ schema, unsent = [] }: FormType): string[] {
  return Object.keys(schema.shape).filter((name) => !unsent.includes(name))
}

function sampled({ schema, overrides }: FormType): Body[] {
  return fc.sample(arbitraryBody(schema, { status: fc.constant('published'), ...overrides }), { numRuns: rounds, seed })
}

/** Saves each field alone, with the value of some other body. */
async function expectActivity(test: TestDatabase, type: FormType, id: string, bodies: Body[]): Promise<void> {
  const { schema, alts = {} } = type
  for (const [picture, alt] of Object.entries({ ...alts, '': '' })) {
    const names = picture ? [alt] : sentNames(type).filter((name) => !Object.values(alts).includes(name))
    for (const name of names) {
      const now = schema.parse(type.dataOf(type.valuesOf((await type.load(id)) as never) as never)) as Body
      // A text needs its picture.
      if (picture in now && now[picture] === null)
        await type.save(id, { ...now, [picture]: bodies.find((each) => each[picture])![picture] } as never)
      const other = bodies.find(
        (each) => JSON.stringify((schema.parse(each) as Body)[name]) !== JSON.stringify(now[name]),
      )
      const value = name === 'status' ? 'draft' : other![name]
      await type.save(id, { ...now, [name]: value } as never)
      expect(await newestSentences(test), `${type.entity}.${name} in the activity`).not.toEqual([])
    }
  }
}

async function newestSentences({ adminApi: { admin } }: TestDatabase): Promise<string[]> {
  const [change] = (await admin.changes.list({ page_size: 1 })).items
  return change!.items.flatMap(({ sentences }) => sentences)
}

/** As a draft first where there are drafts. @returns the values of the form that is opened then. */
async function savedThroughForm({ adminApi: { admin }, db }: TestDatabase, type: FormType, id: string, body: Body) {
  const { drafts, entity } = type
  if (!drafts)
    await type.save(id, type.dataOf(type.valuesOfVersion(type.schema.parse(body) as never) as never) as never)
  else {
    const drafted = entity as DraftEntity
    const live = await type.load(id)
    await admin.drafts.saveDraft({ entity: drafted, item_id: id, body, base_version: live.updated_at })
    const unpublished = { ...(await admin.drafts.get({ entity: drafted, item_id: id })), schedules: [] }
    const kind = { valuesOf: type.valuesOf, drafts } as unknown as AnyKind
    const { values, version, updatedAt } = storedOf(kind, live, unpublished)
    expect(version).toBe(updatedAt)
    const edited = { updated_at: version!, draft_version: unpublished.draft!.updated_at }
    await type.save(id, type.dataOf(values as never) as never, edited)
    const stored = await contentParts.contentTypes[drafted].read(db, id)
    expect(Object.keys(stored!.body)).toEqual(
      expect.arrayContaining(Object.keys(body).filter((name) => !type.unsent?.includes(name))),
    )
  }
  return type.valuesOf((await type.load(id)) as never)
}

/** What the last change has made of the item, read as its history reads it. */
async function versionOf(
  { adminApi: { admin } }: TestDatabase,
  type: FormType,
  id: string,
  sent: (data: object) => Body,
) {
  const { items } = await admin.changes.history({ entity: type.entity, item_id: id })
  const version = await admin.changes.version({ entity: type.entity, item_id: id, change_id: items[0]!.id })
  expect(items[0]!.sentences).not.toEqual([])
  return sent(type.dataOf(type.valuesOfVersion(version.after as never) as never))
}

/** @returns whether the field differed, so that something could be shown. */
function expectShown({ schema, dataOf, fields, entity }: FormType, name: string, one: object, other: object): boolean {
  // Alone: a rule about several fields may refuse those of two bodies.
  const sent = (values: object) => schema.shape[name]!.parse((dataOf(values as never) as Body)[name])
  const [before, after] = [one, other].map(sent)
  if (JSON.stringify(before) === JSON.stringify(after)) return false
  const known: Known = { isGone: () => false, nameOf: (id) => id, isNoMore: () => false }
  const field = (fields as unknown as HistoryField<Body>[]).find(({ names }) => names.includes(name))
  expect(field, `${entity}.${name} has a field`).toBeDefined()
  const changed = { ...one, ...pick(other as Body, field!.names) }
  expect(field!.shown(changed, known), `${entity}.${name} in the history`).not.toEqual(field!.shown(one as Body, known))
  const asked = merge([field!], { base: {}, mine: one as Body, theirs: changed }, known).changes
  expect(asked, `${entity}.${name} in a conflict`).toMatchObject([{ label: field!.label }])
  expect(asked[0]!.mine, `${entity}.${name} in a conflict`).not.toBe(asked[0]!.theirs)
  const { values } = merge([field!], { base: one as Body, mine: one as Body, theirs: changed }, known)
  expect(sent(values)).toEqual(after)
  return true
}

function pick(values: Body, names: readonly string[]): Body {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
