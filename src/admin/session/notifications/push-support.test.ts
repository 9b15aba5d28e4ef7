import { expect, it } from 'vitest'
import { pushObstacle } from './push-support.ts'

const able = { isSecure: true, userAgent: 'Android', hasPush: true, permission: 'default' as NotificationPermission }

it.each([
  ['nothing', {}, null],
  ['http', { isSecure: false, hasPush: false, permission: null }, 'need https'],
  ['Safari on an iPhone', { userAgent: 'iPhone', hasPush: false, permission: null }, 'Add to Home Screen'],
  ['a browser without notifications', { hasPush: false, permission: null }, 'Try Chrome'],
  ['a denied permission', { permission: 'denied' as const }, 'blocks notifications'],
])('explains %s', (_name, facts, expected) => {
  const found = pushObstacle({ ...able, ...facts })
  if (expected === null) expect(found).toBeNull()
  else expect(found).toContain(expected)
})
