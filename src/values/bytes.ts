/** Bytes of a megabyte as the limits of the specification count it. */
export const megabyte = 1_048_576

const kilobyte = 1024

/** @returns a size for people: '842 kB', from a megabyte on '1.2 MB'; never '0 kB'. */
export function formatBytes(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / kilobyte))} kB`
}
