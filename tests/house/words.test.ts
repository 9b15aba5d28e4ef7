import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words with a plainer equivalent: `item`, `entity`, `draft`, `bug`, `fix`, `recently`, `continues`, `is stored`. */
const documentWords = [
  'things?',
  'nouns?',
  'told',
  'tells?',
  'stands?',
  'lies?',
  'whoever',
  'nobody',
  'somebody',
  'of its own',
  'goes on',
  'besides',
  'editions?',
  'lately',
  'deaf',
  'beforehand',
  'mend(?:s|ed)?',
  'faults?',
  'there is none',
]
const commentWords = [
  'nouns?',
  'things?',
  'there is none',
  'of its own',
  'told',
  'tells?',
  'stands?',
  'lies',
  'whoever',
  'somebody',
  'goes on',
  'besides',
  'lately',
  'deaf',
  'beforehand',
  'mend(?:s|ed)?',
  'faults?',
]
const screenWords = [
  'nouns?',
  'stands?',
  'lies',
  'whoever',
  'somebody',
  'nobody',
  'goes on',
  'besides',
  'editions?',
  'lately',
  'mend(?:s|ed)?',
  'deaf',
  'beforehand',
  'faults?',
  'there is none',
]

const givenTexts = /^(?:docs\/specification|THIRD_PARTY_NOTICES)/
const code = globSync('{src,tests,seed,bench,scripts}/**/*.{ts,tsx,mjs}').filter(
  (path) => !path.endsWith('words.test.ts') && !path.includes('routeTree'),
)

function found(words: string[], path: string, texts: string[]): string[] {
  const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i')
  return texts.filter((text) => pattern.test(text)).map((text) => `${path}: ${text.trim()}`)
}

it('documents use plain words', () => {
  const paths = globSync(['*.md', '.github/**/*.md', '{docs,deploy,bench}/**/*.md']).filter(
    (path) => !givenTexts.test(path),
  )
  const matches = paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8').replaceAll(/^ *```[^]*?^ *```|`[^`\n]*`/gm, '')
    return found(documentWords, path, text.split('\n'))
  })
  expect(paths.length).toBeGreaterThan(40)
  expect(matches).toEqual([])
})

it('comments and titles of tests use plain words', () => {
  const matches = code.flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    const comments = source.match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/gm) ?? []
    const titles = Array.from(
      source.matchAll(/\b(?:it|test|describe)\w*(?:\.\w+)*\(\s*(['"`])(.*?)\1/g),
      ([, , title]) => title!,
    )
    return found(commentWords, path, [...comments, ...titles])
  })
  expect(code.length).toBeGreaterThan(1000)
  expect(matches).toEqual([])
})

it('screens use plain words', () => {
  const screens = code.filter((path) => /^src\/(?:admin|site|contract|values)\//.test(path) && !path.includes('.test.'))
  const matches = screens.flatMap((path) => {
    const source = readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/gm, '')
    return found(
      screenWords,
      path,
      source.match(/'[^'\n]* [^'\n]*'|"[^"\n]* [^"\n]*"|`[^`\n]* [^`\n]*`|>[^<>{}\n]+</g) ?? [],
    )
  })
  expect(matches).toEqual([])
})
