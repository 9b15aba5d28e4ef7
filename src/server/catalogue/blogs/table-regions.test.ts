import { expect, it } from 'vitest'
import { withTableRegions } from './table-regions.ts'

const table = (rows: string) => `<table><tbody>${rows}</tbody></table>`
const region = (name: string, rows: string) =>
  `<div class="story-table" role="region" aria-label="${name}" tabindex="0">${table(rows)}</div>`

it('puts every table into a named region', () => {
  const fares = '<tr><th><p>Season</p></th><th><p>Fare &amp; tax</p></th></tr><tr><td><p>Winter</p></td><td></td></tr>'
  const days = '<tr><td colspan="2"><p>Day "one"</p></td></tr>'
  expect(withTableRegions(`<p>Before</p>${table(fares)}<p>Between</p>${table(days)}`)).toBe(
    `<p>Before</p>${region('Table: Season, Fare &amp; tax', fares)}<p>Between</p>${region('Table: Day &quot;one&quot;', days)}`,
  )
})

it('names a table without a text in its first row', () => {
  const blank = '<tr><td><p></p></td></tr><tr><td><p>Below</p></td></tr>'
  expect(withTableRegions(table(blank))).toBe(region('Table', blank))
})

it('shortens a long name and keeps the tables of a table', () => {
  const inner = table(`<tr><td><p>${'x'.repeat(200)}</p></td></tr>`)
  const html = withTableRegions(table(`<tr><td>${inner}</td></tr>`))
  expect(html.match(/<div /g)).toHaveLength(2)
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2)
  expect(html).toContain(`aria-label="Table: ${'x'.repeat(73)}"`)
})

it('leaves other text unchanged', () => {
  expect(withTableRegions('<p>A table.</p>')).toBe('<p>A table.</p>')
})
