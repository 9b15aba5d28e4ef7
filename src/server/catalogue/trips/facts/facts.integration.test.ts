import { expect, it } from 'vitest'
import { tripFactMessages as messages } from '#contract/admin/trip-facts.ts'
import type { TripData } from '#contract/admin/trips.ts'
import { adminMessages } from '#contract/messages.ts'
import { tripFactFields as declared } from '#contract/content/trip-fact-fields.ts'
import { noTripFacts, type TripFacts } from '#contract/trip-details/trip-facts.ts'
import { trips } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'

const { fields } = adminMessages

const facts = {
  best_months: [11, 12, 1],
  closed_months: [7, 8],
  group_size_min: 2,
  group_size_max: 8,
  pace: 2,
  minimum_age: 8,
  start_place: 'Jabalpur',
  end_place: 'Jabalpur',
  nearest_station: 'Jabalpur Junction',
  nearest_airport: 'Jabalpur (JLR)',
  highest_altitude: 900,
  languages: ['English', 'Hindi'],
  cancellation: 'Free until 30 days before',
  group_prices: [
    { people: 4, price: 52_000 },
    { people: 2, price: 58_500 },
  ],
  single_supplement: 12_000,
  faqs: [{ question: 'Is it cold?', answer: 'Close to freezing at dawn in January.' }],
  stops: [
    { name: 'Jabalpur', latitude: 23.1815, longitude: 79.9864, day: 1, road_hours: null, water: null, park: null },
    {
      name: 'Khatia gate',
      latitude: 22.4486,
      longitude: 80.5296,
      day: null,
      road_hours: 3.5,
      water: 'Banjar',
      park: 'Kanha National Park',
    },
  ],
  local_share: 70,
  carbon_kg: 41,
  carbon_source: 'Sample: 330 km by car, 0.12 kg a kilometre',
  host_words: 'I teach people to switch the engine off.',
} satisfies Partial<TripData>

const stored: Partial<TripFacts> = {
  ...facts,
  best_months: [1, 11, 12],
  group_prices: facts.group_prices.toReversed(),
}

describeWithDatabase('facts of a trip', (open) => {
  const save = (trip_id: string, trip_data: Partial<TripData>) =>
    open().adminApi.admin.trips.update({ trip_id, trip_data })

  it('are optional, and none is the answer of a trip without them', async () => {
    const { adminApi } = open()
    const { id } = await adminApi.admin.trips.create({ trip_data: aTripPayload({ status: 'published' }) })
    expect(await adminApi.admin.trips.get({ trip_id: id })).toMatchObject(noTripFacts)
    expect(await adminApi.trips.get({ id })).toMatchObject(noTripFacts)
  })

  it('are stored sorted, shown in public, and unchanged by a save that omits them', async () => {
    const { adminApi, api } = open()
    const { id } = await adminApi.admin.trips.create({ trip_data: aTripPayload({ status: 'published', ...facts }) })
    await save(id, { title: 'Another' })
    expect(await adminApi.admin.trips.get({ trip_id: id })).toMatchObject(stored)
    expect(await api.trips.get({ id })).toMatchObject(stored)
    expect((await api.trips.list({}))[0]).toMatchObject(stored)
  })

  it('are on cards only as far as cards show them', async () => {
    const { adminApi, api } = open()
    await adminApi.admin.trips.create({ trip_data: aTripPayload({ status: 'published', ...facts }) })
    const [card] = await api.trips.cards({})
    expect(card).toMatchObject({ best_months: [1, 11, 12], pace: 2 })
    expect(Object.keys(noTripFacts).filter((name) => name in card!)).toEqual(['best_months', 'pace'])
  })

  it('are removed by null and by empty lists', async () => {
    const { adminApi } = open()
    const { id } = await adminApi.admin.trips.create({ trip_data: aTripPayload(facts) })
    await save(id, noTripFacts)
    expect(await adminApi.admin.trips.get({ trip_id: id })).toMatchObject(noTripFacts)
  })

  it('drop blank rows and blank texts', async () => {
    const { adminApi, db } = open()
    const { id } = await aTrip(db)
    await save(id, {
      start_place: '  ',
      languages: ['Hindi', ' ', 'Hindi'],
      faqs: [{ question: ' ', answer: '' }],
      stops: [{ name: '', latitude: null, longitude: null }],
      group_prices: [{ people: null, price: null }],
    })
    expect(await adminApi.admin.trips.get({ trip_id: id })).toMatchObject({ ...noTripFacts, languages: ['Hindi'] })
  })

  it('agree with each other also where only one of them is sent', async () => {
    const { adminApi } = open()
    const { id } = await adminApi.admin.trips.create({ trip_data: aTripPayload(facts) })
    await save(id, { closed_months: [1, 8] })
    await save(id, { group_size_min: 10 })
    expect(await adminApi.admin.trips.get({ trip_id: id })).toMatchObject({
      best_months: [11, 12],
      closed_months: [1, 8],
      group_size_min: 10,
      group_size_max: 10,
    })
  })

  it.each([
    ['a thirteenth month', { best_months: [13] }, 'best_months.0', null],
    ['a month twice', { best_months: [1], closed_months: [1] }, 'closed_months', messages.monthsTwice],
    ['a group of nobody', { group_size_min: 0 }, 'group_size_min', declared.group_size_min.message],
    ['sizes the wrong way round', { group_size_min: 9, group_size_max: 4 }, 'group_size_max', messages.groupOrder],
    ['a sixth pace', { pace: 6 }, 'pace', declared.pace.message],
    ['half a year', { minimum_age: 7.5 }, 'minimum_age', declared.minimum_age.message],
    ['more than Everest', { highest_altitude: 8850 }, 'highest_altitude', declared.highest_altitude.message],
    ['a price for nobody', { group_prices: [{ price: 5 }] }, 'group_prices.0.people', fields.required],
    [
      'two prices for two',
      {
        group_prices: [
          { people: 2, price: 5 },
          { people: 2, price: 6 },
        ],
      },
      'group_prices.1.people',
      declared.group_prices.unique.message,
    ],
    ['a question alone', { faqs: [{ question: 'Why?' }] }, 'faqs.0.answer', fields.required],
    ['a stop in Paris', { stops: [{ name: 'Paris', latitude: 48.8, longitude: 2.3 }] }, 'stops.0.latitude', null],
    ['a stop nowhere', { stops: [{ name: 'Leh', latitude: 34.1 }] }, 'stops.0.longitude', fields.required],
    ['more than all of it', { local_share: 101 }, 'local_share', declared.local_share.message],
    ['carbon of no source', { carbon_kg: 4, carbon_source: ' ' }, 'carbon_source', messages.carbonSource],
  ])('refuse %s, at its field', async (_what, fields, path, message) => {
    const { adminApi, db } = open()
    const trip_data = aTripPayload({ ...(fields as Partial<TripData>), title: '' })
    const error = await adminApi.admin.trips.create({ trip_data }).catch((each: unknown) => each)
    const { issues } = (error as { data: { issues: { path: string[]; message: string }[] } }).data
    const found = issues.find((issue) => issue.path.join('.') === `trip_data.${path}`)
    expect(found, JSON.stringify(issues)).toBeDefined()
    if (message) expect(found!.message).toBe(message)
    expect(await db.$count(trips)).toBe(0)
  })

  it('are in the history, and return when the change is undone', async () => {
    const { adminApi } = open()
    const { id } = await adminApi.admin.trips.create({ trip_data: aTripPayload(facts) })
    await save(id, {
      pace: 3,
      best_months: [10, 11, 12],
      group_prices: [{ people: 2, price: 60_000 }],
      faqs: [],
      stops: facts.stops.toReversed(),
      carbon_kg: 39,
    })
    const {
      items: [latest],
    } = await adminApi.admin.changes.history({ entity: 'trips', item_id: id })
    expect(latest!.sentences).toEqual([
      'Best months Nov–Jan → Oct–Dec',
      'Pace 2: Easy → 3: Moderate',
      'Prices by group size: “4 people” removed',
      'Prices by group size: “2 people” changed',
      'Questions: “Is it cold?” removed',
      'Stops reordered',
      'CO₂ per person 41 kg → 39 kg',
    ])
    await adminApi.admin.changes.undo({ change_id: latest!.id })
    expect(await adminApi.admin.trips.get({ trip_id: id })).toMatchObject(stored)
  })

  it('are part of drafts', async () => {
    const { adminApi, api, db } = open()
    const { id } = await aTrip(db, { best_months: [5] })
    const { updated_at } = await adminApi.admin.trips.get({ trip_id: id })
    const body = { ...aTripPayload(facts), description: '' }
    const refused = adminApi.admin.drafts.saveDraft({
      entity: 'trips',
      item_id: id,
      body: { ...body, stops: [{ name: 'Leh' }] } as never,
      base_version: updated_at,
      draft_version: null,
    })
    await expect(refused).rejects.toMatchObject({ data: { issues: expect.anything() } })
    await adminApi.admin.drafts.saveDraft({
      entity: 'trips',
      item_id: id,
      body: body as never,
      base_version: updated_at,
      draft_version: null,
    })
    expect((await api.trips.get({ id })).best_months).toEqual([5])
    const kept = await adminApi.admin.drafts.get({ entity: 'trips', item_id: id })
    expect(kept.draft?.body).toMatchObject({ ...stored, description: '' })
  })
})
