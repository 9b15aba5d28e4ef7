interface BrowserFacts {
  isSecure: boolean
  userAgent: string
  hasPush: boolean
  permission: NotificationPermission | null
}

/** @returns why this browser cannot show notifications now, and what helps; null if it can. */
export function pushObstacle(facts: BrowserFacts = factsOfBrowser()): string | null {
  const { isSecure, userAgent, hasPush, permission } = facts
  if (!isSecure) return 'Notifications need https. Open the back office at an address that begins with https://.'
  if (!hasPush && /iPhone|iPad|Macintosh.*Mobile/.test(userAgent)) {
    return "On an iPhone or iPad, first tap 'Share', then 'Add to Home Screen'. Open the back office from there and turn notifications on."
  }
  if (!hasPush || permission === null) return 'This browser has no notifications. Try Chrome, Edge, Firefox or Safari.'
  if (permission === 'denied') {
    return 'This browser blocks notifications of this site. Allow them in the settings of the site, beside its address.'
  }
  return null
}

function factsOfBrowser(): BrowserFacts {
  return {
    isSecure: globalThis.isSecureContext,
    userAgent: navigator.userAgent,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : null,
  }
}
