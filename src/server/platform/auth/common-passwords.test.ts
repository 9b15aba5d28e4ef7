import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { passwordLimits } from '#contract/admin/installation/account.ts'
import { isCommonPassword } from './common-passwords.ts'

const names = ['Hatheli', 'asha@palm-of-hand.example']

describe('a password that others would guess', () => {
  it.each([
    'aaaaaaaaaaaa',
    'abababababab',
    '123456789012',
    '098765432109',
    'abcdefghijkl',
    'qwertyuiopas',
    'hathelihatheli',
    'Hatheli12345',
    'HATHELI@2026!',
    'asha@palm-of-hand.example',
    'palmofhandpalmofhand',
    'password1234',
    'adminadmin12',
    'monkeymonkey',
    'abc123abc123abc',
    'q1w2e3r4t5y6',
    '1qaz2wsx3edc4rfv',
    'Administrator',
    'administrator2026',
    'SuperNatural',
    'ｓｕｐｅｒｎａｔｕｒａｌ',
  ])('is %s', async (password) => {
    expect(await isCommonPassword(password, names)).toBe(true)
  })

  it.each([
    'five quiet rivers',
    'correct horse battery staple',
    'a password of this test',
    'hatheli-monsoon-7-lanterns',
    'xK4_fr-9TzQm1bVw8LpA2sYd',
    'नदी के उस पार जंगल',
  ])('is not %s', async (password) => {
    expect(await isCommonPassword(password, names)).toBe(false)
  })

  it('is compared with a list of common passwords that are long enough', async () => {
    const text = await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8')
    const listed = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(listed.length).toBeGreaterThan(15_000)
    expect(listed.filter((each) => each.length < passwordLimits.min || each !== each.toLowerCase())).toEqual([])
  })
})
