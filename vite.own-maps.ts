import type { Plugin } from 'vite'

/** Stack traces need source maps of our own files only; Node parses all maps at startup, and most would be of packages. */
export const ownMaps: Plugin = {
  name: 'own-maps',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
}

/** Node needs only the mappings, as the sources are installed with the build. */
export const ownMapsOutput = { sourcemapExcludeSources: true }
