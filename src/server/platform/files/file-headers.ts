const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** @returns null for a file extension that is not stored. */
export function contentTypeOf(name: string): string | null {
  return contentTypes[name.split('.').at(-1) ?? ''] ?? null
}

/** `Cache-Control` of files, whose URLs are never reused for other bytes. */
export const immutable = 'public, max-age=31536000, immutable'
