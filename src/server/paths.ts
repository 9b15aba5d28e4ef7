import { join } from 'node:path'

/** The project's folder. Both this file and the bundle (`vite.server.config.ts`) are two folders below it. */
export const root = join(import.meta.dirname, '..', '..')

const inRoot = (path: string) => join(root, path)

/** Absolute paths of everything that is read from the project at run time (docs/decisions/0038). */
export const paths = {
  /** Browser builds. */
  siteBuild: inRoot('dist/client'),
  adminBuild: inRoot('dist/admin'),
  /** Scripts of the worker that keeps pages in browsers. */
  offlineBuild: inRoot('dist/offline'),
  server: inRoot('dist/server/server.js'),
  /** The module that renders pages. */
  renderer: inRoot('dist/renderer/render.js'),
  migrations: inRoot('src/server/platform/db/migrations'),
  commonPasswords: inRoot('src/server/platform/auth/common-passwords.txt'),
  cardFonts: inRoot('src/server/platform/media/fonts'),
  indiaMap: inRoot('src/server/platform/media/maps/india.svg'),
  demoPictures: inRoot('seed/images'),
} as const
