const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** @returns the content type that the ending of a key or name tells; null for an ending that we do not store. */
export function contentTypeOf(name: string): string | null {
  return contentTypes[name.split('.').at(-1) ?? ''] ?? null
}

/** For `Cache-Control`: an address is never reused for other bytes, so copies hold for good. */
export const immutable = 'public, max-age=31536000, immutable'
