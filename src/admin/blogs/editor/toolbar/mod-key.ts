/** The key that shortcuts begin with, as it is shown. */
export const modKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl+'
