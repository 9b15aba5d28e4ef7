import { expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

it('says what changed since a restore point', () => {
  expect(changedWords([])).toBe('No changes since')
  expect(changedWords([{ entity: 'trips', count: 1 }])).toBe('Since then: 1 trip')
  const changed = [
    { entity: 'trips' as const, count: 1250 },
    { entity: 'hero_images' as const, count: 1 },
    { entity: 'site_settings' as const, count: 2 },
  ]
  expect(changedWords(changed)).toBe('Since then: 1,250 trips, 1 hero image, settings')
})
