const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Label of the modifier key in shortcuts. */
export const modKey = isApple ? '⌘' : 'Ctrl+'

export const redoKeys = isApple ? '⇧⌘Z' : 'Ctrl+Y'
