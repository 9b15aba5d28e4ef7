import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { privateSettings } from '../db/schema.ts'
import { privateSettingsOf } from './private-settings.ts'

const mail = { host: 'mail.example', password: 'correct horse' }

describeWithDatabase('private settings', (open) => {
  it('are read as they were written, and removed', async () => {
    const settings = privateSettingsOf(open().db, 'a secret')
    expect(await settings.read('mail')).toEqual({ state: 'missing' })
    await settings.write('mail', { ...mail, host: 'other.example' })
    await settings.write('mail', mail)
    expect(await settings.read('mail')).toEqual({ state: 'set', value: mail })
    await settings.remove('mail')
    expect(await settings.read('mail')).toEqual({ state: 'missing' })
  })

  it('are stored encrypted, and differently each time', async () => {
    const { db } = open()
    const settings = privateSettingsOf(db, 'a secret')
    const sealed = async () => (await db.select().from(privateSettings))[0]!.sealed
    await settings.write('mail', mail)
    const first = await sealed()
    await settings.write('mail', mail)
    expect(await sealed()).not.toBe(first)
    for (const text of [first, Buffer.from(first.slice(3), 'base64url').toString('latin1')])
      expect(text).not.toMatch(/correct|horse|mail\.example/)
  })

  it('cannot be read with another secret, under another name, or changed', async () => {
    const { db } = open()
    const settings = privateSettingsOf(db, 'a secret')
    await settings.write('mail', mail)
    expect(await privateSettingsOf(db, 'another one').read('mail')).toEqual({ state: 'unreadable' })
    await db.update(privateSettings).set({ id: 'push' })
    expect(await settings.read('push')).toEqual({ state: 'unreadable' })
    const { sealed } = (await db.select().from(privateSettings))[0]!
    for (const damaged of ['', 'v1.', `v2${sealed.slice(2)}`, sealed.slice(0, -4)]) {
      await db.update(privateSettings).set({ id: 'mail', sealed: damaged }).where(eq(privateSettings.id, 'push'))
      expect(await settings.read('mail')).toEqual({ state: 'unreadable' })
      await db.update(privateSettings).set({ id: 'push' })
    }
  })

  it('are created once by several nodes, and never over unreadable ones', async () => {
    const { db } = open()
    const nodes = [1, 2, 3].map((value) => privateSettingsOf(db, 'a secret').createOnce('push', () => ({ value })))
    const [first, ...others] = await Promise.all(nodes)
    for (const other of others) expect(other).toEqual(first)
    expect(await privateSettingsOf(db, 'another one').createOnce('push', () => ({ value: 4 }))).toEqual({
      state: 'unreadable',
    })
    expect(await privateSettingsOf(db, 'a secret').read('push')).toEqual(first)
  })
})
