import { expect, it } from 'vitest'
import { ownLinksIn, storyFindings, type CheckedStory } from './story-findings.ts'

const long = `<p>${'word '.repeat(300)}</p>`
const sound: CheckedStory = { title: 'Rain', body: long, featured: { alt: 'Rain' }, tags: 1 }
const found = (story: Partial<CheckedStory>, broken: string[] = []) => storyFindings({ ...sound, ...story }, broken)

it('finds nothing in a sound story', () => {
  expect(found({})).toEqual([])
})

it('names the links of this site, each once', () => {
  const body =
    '<a href="/trip/1">1</a><a href="https://x.example/">2</a><a href="/trip/1">3</a><a href="/blogs#a">4</a>'
  expect(ownLinksIn(body)).toEqual(['/trip/1', '/blogs#a'])
})

it('leads to the link that leads nowhere', () => {
  const body = `${long}<a href="/about">1</a><a href="/trip/1">2</a>`
  expect(found({ body }, ['/trip/1'])).toEqual([
    { check: 'links', text: 'The link to /trip/1 leads nowhere', field: 'body', within: 'a[href="/trip/1"]' },
  ])
  expect(storyFindings({ ...sound, body }, undefined)).toEqual([])
})

it.each([
  ['<img src="/a.jpg" alt="">', true],
  ['<img src="/a.jpg">', true],
  ['<img alt="Mist" src="/a.jpg">', false],
  ['<img src="/a.jpg" alt="2 > 1">', false],
  ['<img src="/a.jpg" alt="Mist"><img src="/b.jpg" alt="">', true],
])('%s has no alternative text: %s', (picture, untold) => {
  expect(found({ body: long + picture }).some(({ check }) => check === 'alt')).toBe(untold)
})

it('looks at length, title and tags', () => {
  expect(found({ body: '<p>Short.</p>', title: 'x'.repeat(71), tags: 0 }).map(({ check }) => check)).toEqual([
    'length',
    'title',
    'tags',
  ])
})
