import { expect, it } from 'vitest'
import type { PrivateSettings } from '#server/platform/access/private-settings.ts'
import { pushService } from './push-service.ts'

const serviceOf = (siteUrl: string) =>
  pushService({ siteUrl, owner: async () => 'admin@hatheli.example', stored: {} as PrivateSettings })
const { allows } = serviceOf('https://hatheli.test')

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('sends to %s', (endpoint) => expect(allows(endpoint)).toBe(true))

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.com/fcm/send/abc',
  'https://push.services.mozilla.com.example/abc',
  'https://example.com/?https://fcm.googleapis.com',
  'https://127.0.0.1/abc',
  'https://notify.windows.com@10.0.0.1/',
  'not an address',
])('sends nothing to %s', (endpoint) => expect(allows(endpoint)).toBe(false))

it.each([
  ['https://hatheli.test', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://192.168.1.20:3000', false],
  ['http://hatheli.test', false],
])('knows whether browsers subscribe at %s', (siteUrl, expected) => {
  expect(serviceOf(siteUrl).isSecure).toBe(expected)
})
