import { expect, it } from 'vitest'
import { withSpaceAfterDropCap } from './drop-cap.ts'

it.each([
  ['<p>A friend once packed.</p>', '<p>A\u00a0friend once packed.</p>'],
  ['<p><strong>I</strong> walk.</p>', '<p><strong>I</strong>\u00a0walk.</p>'],
  ['<p>“A friend” packed.</p>', '<p>“A\u00a0friend” packed.</p>'],
  ['<p>At ten to six.</p>', '<p>At ten to six.</p>'],
  ['<h2>A heading</h2><p>A friend</p>', '<h2>A heading</h2><p>A friend</p>'],
])('%s becomes %s', (body, expected) => {
  expect(withSpaceAfterDropCap(body)).toBe(expected)
})
