/** Bytes of a megabyte as the limits of the specification count it. */
export const megabyte = 1_048_576

const kilobyte = 1024
const gigabyte = 1024 * megabyte

/** @returns a size for people: '842 kB', then '1.2 MB', '38.4 GB'; never '0 kB'. */
export function formatBytes(bytes: number): string {
  if (bytes >= gigabyte) return `${(bytes / gigabyte).toFixed(1)} GB`
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / kilobyte))} kB`
}
