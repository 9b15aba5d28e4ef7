const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Label of the modifier key in shortcuts. */
export const modKey = isApple ? '⌘' : 'Ctrl+'

export const redoKeys = isApple ? '⇧⌘Z' : 'Ctrl+Y'

/** Ctrl/Cmd+K: a link in the editor, elsewhere the palette (docs/decisions/0092). */
export function isModK({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k'
}
