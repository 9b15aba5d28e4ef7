/** The back office as an app on a phone or desk: docs/decisions/0076. */
export const adminApp = {
  manifest: '/admin/manifest.webmanifest',
  worker: '/admin/worker.js',
  scope: '/admin/',
  /** Where its worker registers a subscription that the browser has replaced. */
  devices: '/api/admin/push/devices',
} as const
