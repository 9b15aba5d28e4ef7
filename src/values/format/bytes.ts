/** Bytes, as the limits of the specification count them. */
export const megabyte = 1_048_576

const kilobyte = 1024
const gigabyte = 1024 * megabyte

/** @returns such as '842 kB', '1.2 MB' or '38.4 GB'; never '0 kB'. */
export function formatBytes(bytes: number): string {
  if (bytes >= gigabyte) return `${(bytes / gigabyte).toFixed(1)} GB`
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / kilobyte))} kB`
}
