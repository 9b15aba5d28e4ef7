/** Texts about notifications; `problem` explains the codes of refused ones. */
export const pushMessages = {
  time: 'Please enter a time such as 22:00',
  timeZone: 'This is not a time zone',
  sameTime: 'Please choose two different times',
  notFound: 'This device gets no notifications any more',
  keyUnreadable: 'The key for notifications cannot be read. Make a new one.',
  notHttps: 'Notifications need a site with https',
  unknownService: 'This browser uses a push service that is not supported',
  tooMany: (most: number) => `At most ${most} devices can get notifications. Remove one first.`,
  problem: problemOf,
} as const

const keyRefused =
  'The push service refuses the key of this site. Open the back office on that device, or remove it and turn notifications on again there.'

const known: Record<string, string> = {
  GONE: 'The browser has ended its subscription, so the device was removed. Turn notifications on again there.',
  ADDRESS: 'Its push service is not supported. Remove the device.',
  KEY_UNREADABLE: 'The key for notifications cannot be read. Make a new one.',
  HTTP_400: 'The push service did not accept the message. Remove the device and turn notifications on again there.',
  HTTP_401: keyRefused,
  HTTP_403: keyRefused,
  HTTP_429: 'The push service has had too many messages. Please try again later.',
  TIMEOUT: 'The push service did not answer in time. Please try again later.',
}

/** @param code of a failed attempt. */
function problemOf(code: string): string {
  const text = known[code]
  if (text) return text
  if (code.startsWith('HTTP_5')) return 'The push service has a problem. Please try again later.'
  if (code.startsWith('HTTP_')) return `The push service refused the message (${code.replace('_', ' ')}).`
  return `This server could not reach the push service (${code}). A firewall may block it.`
}
