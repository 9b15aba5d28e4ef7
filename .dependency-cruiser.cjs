const project = '^(src|seed|tests|bench|scripts)/'
const test = '\\.test\\.(tsx?|mjs)$'

/** Small modules at the top level of the server that its folders may import. */
const system = 'src/server/(log|paths|error-chain|disk-full|disk-space|memoize-async)\\.'

/** The folders of docs/map.md, and what each may import from the project; `tests/` may import everything. */
const folders = [
  ['values', 'src/values/', []],
  ['contract', 'src/contract/', ['src/values/']],
  ['system', system, ['src/(contract|values)/']],
  ['config', 'src/server/config/', ['src/(contract|values)/']],
  ['db', 'src/server/db/', ['src/(contract|values)/', system, 'src/server/config/']],
  ['auth', 'src/server/auth/', ['src/(contract|values)/', system, 'src/server/(config|db)/']],
  ['files', 'src/server/files/', [system, 'src/server/config/']],
  ['media', 'src/server/media/', ['src/(contract|values)/', system, 'src/server/(db|files)/']],
  ['mail', 'src/server/mail/', ['src/(contract|values)/', system, 'src/server/(config|db)/']],
  [
    'backup',
    'src/server/backup/',
    [
      'src/(contract|values)/',
      system,
      'src/server/(config|db|files)/',
      'src/server/catalogue/changes/retention/nights\\.',
    ],
  ],
  ['counting', 'src/server/counting/', ['src/(contract|values)/', 'src/server/db/']],
  ['page-cache', 'src/server/page-cache/', ['src/contract/']],
  ['catalogue', 'src/server/catalogue/', ['src/(contract|values)/', system, 'src/server/(auth|db|files|media)/']],
  ['jobs', 'src/server/jobs/', ['src/values/', system, 'src/server/(auth|catalogue|config|counting|db|mail|media)/']],
  ['http', 'src/server/http/', ['src/(contract|values|server)/']],
  ['ui', 'src/ui/', ['src/values/']],
  ['site', 'src/site/', ['src/(contract|ui|values)/']],
  ['admin', 'src/admin/', ['src/(contract|ui|values)/']],
  ['app', 'src/app/', ['src/', 'seed/']],
  ['seed', 'seed/', ['src/(?!app/)']],
  ['bench', 'bench/', ['(src/(?!app/)|seed/|tests/|scripts/)']],
  ['scripts', 'scripts/', ['src/server/paths\\.']],
]

const imports = folders.map(([name, path, allowed]) => ({
  name: `imports-of-${name}`,
  severity: 'error',
  comment: 'see docs/map.md',
  from: { path: `^${path}`, pathNot: test },
  to: { path: project, pathNot: [path, ...allowed].map((each) => `^${each}`) },
}))

/** Of the composition, what browsers load: their entries and the routes. */
const browserApp = '^src/app/(admin/|client/|offline/|routes/|routeTree\\.gen\\.)'

/** Code that browsers load. */
const browser = `^src/(site|admin|ui|contract|values)/|${browserApp}`

module.exports = {
  forbidden: [
    ...imports,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: 'routeTree' } } },
    // Folders of content types do not import each other; shared code is in `shell` or `common`, and lists are searched by `search`.
    // The dashboard shows panels of other folders.
    {
      name: 'no-sibling-entities',
      severity: 'error',
      from: {
        path: '^src/(site|admin|server/catalogue)/([^/]+)/',
        pathNot: '^src/admin/dashboard/dashboard-screen\\.',
      },
      to: { path: '^src/$1/', pathNot: ['^src/$1/($2|shell|common)/', '^src/server/catalogue/search/'] },
    },
    // With the rules of the folders above, no chain of imports leads from browser code to the server.
    {
      name: 'browser-imports-browser',
      severity: 'error',
      from: { path: browserApp, pathNot: test },
      to: { path: project, pathNot: browser, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-node-in-browser',
      severity: 'error',
      from: { path: browser, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-react-outside-screens',
      severity: 'error',
      from: { path: '^src/(contract|values|server)/' },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.d\\.mts$' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
}
