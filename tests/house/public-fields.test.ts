import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentFields } from '#contract/content/content-fields.ts'
import { tripAdviceNames } from '#contract/content/trip-advice-fields.ts'
import type { Fields } from '#contract/content/field.ts'
import { shownNames } from '#contract/content/values.ts'

/** What draws public pages, and what writes their texts. */
const sources = globSync(['src/site/**/*.{ts,tsx}', 'src/server/{catalogue/trips/facts,api/cards}/*.ts'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .concat(tripAdviceNames)
  .join('\n')

/** Public in the API alone: they decide where an item is shown, or belong to a record that pages show. */
const answersOnly = ['status', 'featured', 'vendor_id', 'trip_id', 'image_url', 'map_id', 'featured_image']

it.each(Object.entries<Fields>(contentFields))('pages show every public field of %s', (_type, fields) => {
  const names = shownNames(fields, 'page').filter((name) => !answersOnly.includes(name))
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([])
})
