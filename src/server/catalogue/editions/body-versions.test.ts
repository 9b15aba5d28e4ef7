import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentParts } from '../content-types.ts'
import { bodyVersion, currentBody, type StoredBody } from '../common/editions/body-versions.ts'
import { completeBody } from '../common/editions/check-body.ts'
import type { ContentType } from '../common/content-type.ts'

const folder = new URL('../../../../tests/fixtures/editions/', import.meta.url)

describe.each(readdirSync(folder))('drafts as %s has stored them', (file) => {
  const bodies = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as StoredBody[]

  it.each(bodies)('open: $noun', (stored) => {
    const type = contentParts.contentTypes[stored.noun] as ContentType
    const body = currentBody(stored)
    expect(completeBody(type, body)).toMatchObject({ title: stored.body.title })
    if (stored.body_version === bodyVersion) expect(completeBody(type, body)).toEqual(stored.body)
  })
})

it('has a stored body of every noun in the current form', () => {
  const stored = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as StoredBody[],
  )
  const current = stored.filter(({ body_version }) => body_version === bodyVersion).map(({ noun }) => noun)
  expect(new Set(current)).toEqual(new Set(Object.keys(contentParts.contentTypes)))
})
