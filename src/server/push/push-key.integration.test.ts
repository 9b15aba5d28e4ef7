import { expect, it } from 'vitest'
import { privateSettingsOf } from '#server/platform/access/private-settings.ts'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { pushService } from './push-service.ts'

describeWithDatabase('the key for notifications', (open) => {
  const pushWith = (secret: string) =>
    pushService({
      siteUrl: 'https://hatheli.test',
      owner: async () => 'a@mail.example',
      stored: privateSettingsOf(open().db, secret),
    })
  const apiWith = (secret: string) =>
    open().apiWith({ admin: async () => testAdmin, push: pushWith(secret) }).admin.push

  it('is created once, whichever node asks first', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map(() => pushWith('one secret').publicKey()))
    expect(new Set(keys).size).toBe(1)
    expect(await pushWith('one secret').publicKey()).toEqual(keys[0])
  })

  it('that cannot be read is replaced on purpose only', async () => {
    const { public_key } = await apiWith('one secret').status()
    expect(public_key).toMatch(/^B[\w-]{86}$/)
    expect(await apiWith('another secret').renewKey()).not.toEqual({ public_key })
    const renewed = (await apiWith('another secret').status()).public_key
    expect(await apiWith('another secret').renewKey()).toEqual({ public_key: renewed })
    const lost = apiWith('one secret')
    expect((await lost.status()).public_key).toBeNull()
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: { p256dh: renewed!, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    }
    await expect(lost.add(subscription)).rejects.toMatchObject({ code: 'PUSH_KEY_UNREADABLE' })
    const { id } = await apiWith('another secret').add(subscription)
    expect(await lost.test({ device_id: id })).toEqual({ error: 'KEY_UNREADABLE' })
  })
})
