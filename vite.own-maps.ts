import type { Plugin } from 'vite'

/** Stack traces have to name our own sources. Node reads all maps at each start, and those of packages are most of them. */
export const ownMaps: Plugin = {
  name: 'own-maps',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
}

/** Node reads mappings alone; sources are beside it. */
export const ownMapsOutput = { sourcemapExcludeSources: true }
