import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { secretNames } from './secret-files.ts'

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const value = 's3cr3t '.repeat(6)

  function fileWith(content: string): string {
    const path = join(folder, randomUUID())
    writeFileSync(path, content)
    return path
  }

  it.each(['', '\n', '\r\n'])('is its content without one line break at the end: %j', (end) => {
    expect(readConfig({ SESSION_SECRET_FILE: fileWith(value + end) }).sessionSecret).toBe(value)
    expect(readConfig({ SESSION_SECRET_FILE: fileWith(`${value}\n${end}`) }).sessionSecret).toBe(
      end ? `${value}\n` : value,
    )
  })

  it.each(secretNames)('may be %s', (name) => {
    expect(() => readConfig({ [`${name}_FILE`]: join(folder, 'missing') })).toThrow(
      new ConfigError(`${name}_FILE: the file cannot be read (ENOENT)`),
    )
  })

  it('is checked like any other value', () => {
    expect(() => readConfig({ SESSION_SECRET_FILE: fileWith('short') })).toThrow(
      new ConfigError('SESSION_SECRET: needs at least 32 characters'),
    )
    expect(() => readConfig({ SMTP_URL_FILE: fileWith('smtp://mail.example\n') })).toThrow(
      new ConfigError('MAIL_FROM: is missing, but SMTP_URL is given'),
    )
  })

  it('is refused if it is missing, or if the variable is also set', () => {
    expect(() => readConfig({ SESSION_SECRET_FILE: folder })).toThrow(
      new ConfigError('SESSION_SECRET_FILE: the file cannot be read (EISDIR)'),
    )
    expect(() => readConfig({ SESSION_SECRET_FILE: fileWith(' \n') })).toThrow(
      new ConfigError('SESSION_SECRET_FILE: the file is empty'),
    )
    expect(() => readConfig({ SESSION_SECRET: value, SESSION_SECRET_FILE: fileWith(value) })).toThrow(
      new ConfigError('SESSION_SECRET: is given twice, here and in SESSION_SECRET_FILE'),
    )
  })

  it('is not read if the variable that names it is empty', () => {
    expect(readConfig({ SESSION_SECRET: value, SESSION_SECRET_FILE: '' }).sessionSecret).toBe(value)
    expect(readConfig({ SESSION_SECRET: '', SESSION_SECRET_FILE: fileWith(value) }).sessionSecret).toBe(value)
  })
})
