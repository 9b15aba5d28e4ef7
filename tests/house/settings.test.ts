import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { environmentNames, readConfig } from '#server/platform/config/config.ts'
import { secretNames } from '#server/platform/config/secret-files.ts'

const settings = environmentNames.toSorted()

describe('the settings', () => {
  const example = readFileSync('.env.example', 'utf8')
  const uncommented = example.replaceAll(/^#(?=[A-Z])/gm, '')

  it('are all in .env.example, each once', () => {
    const named = [...uncommented.matchAll(/^([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name)
    expect(named.sort()).toEqual(settings)
  })

  it('have the default values of .env.example', () => {
    expect(readConfig(parseEnv(uncommented))).toEqual(readConfig({}))
  })

  it('are not changed by an unedited copy of .env.example', () => {
    expect(parseEnv(example)).toEqual({})
  })

  it('may be in files if they are secrets', () => {
    const secret = /(?:PASSWORD|SECRET|KEY|KEY_ID|TOKEN)$|^(?:DATABASE_.*URLS?|SMTP_URL)$/
    expect([...secretNames].sort()).toEqual(settings.filter((name) => secret.test(name)))
    const [, listed = ''] = /# Secrets may be in files.*?:\n((?:#   .*\n)+)/.exec(example) ?? []
    expect(listed.match(/[A-Z\d_]+(?=_FILE)/g)?.sort()).toEqual([...secretNames].sort())
  })

  it('are all in docs/configuration.md, each in one row', () => {
    const rows = readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| `([A-Z\d_]+)` /gm)
    expect(Array.from(rows, ([, name]) => name).sort()).toEqual(settings)
  })
})
