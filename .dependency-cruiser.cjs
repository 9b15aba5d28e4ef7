const project = '^(src|seed|tests|bench|scripts)/'
const test = '\\.test\\.(tsx?|mjs)$'

const pure = 'src/(contract|values)/'

/** Small modules of the server that all of its folders may import. */
const system = 'src/server/(paths|platform/(log|error-chain|disk-full|disk-space|memoize-async))\\.'

/** Folders of the platform, which knows no content type. */
const platform = (names) => `src/server/platform/(${names})/`

/** Rooms of the server, each above those before it. */
const rooms = (names) => `src/server/(${names})/`

const screens = 'src/(contract|ui|values)/'

/** Folders of the back office that are not content types. */
const engines = 'kit|session|publishing|first-run|exchange|palette|mail|backup|dashboard|shell'
const adminRooms = (names) => `src/admin/(${names})/`

/** The folders of docs/map.md, and what each may import from the project; `tests/` may import everything. */
const folders = [
  ['values', 'src/values/', []],
  ['contract', 'src/contract/', ['src/values/']],
  ['system', system, [pure]],
  ['config', platform('config'), [pure]],
  ['db', platform('db'), [pure, system, platform('config')]],
  ['access', platform('access'), [pure, system, platform('config|db')]],
  ['auth', platform('auth'), [pure, system, platform('config|db')]],
  ['files', platform('files'), [system, platform('config')]],
  ['media', platform('media'), [pure, system, platform('db|files')]],
  ['jobs', platform('jobs'), [pure, platform('db|media')]],
  ['backup', platform('backup'), [pure, system, platform('access|config|db|files|jobs')]],
  ['page-cache', platform('page-cache'), ['src/contract/']],
  ['http', platform('http'), [pure, 'src/server/platform/']],
  ['api', rooms('api'), [pure, system, platform('auth|backup|db|files|media')]],
  ['search', rooms('search'), [pure, system, platform('db'), rooms('api')]],
  ['push', rooms('push'), [pure, system, platform('access|db|jobs'), rooms('api')]],
  ['publishing', rooms('publishing'), [pure, system, platform('db|files|jobs|media'), rooms('api')]],
  ['catalogue', rooms('catalogue'), [pure, system, platform('auth|db|media'), rooms('api|search|publishing')]],
  ['exchange', rooms('exchange'), [pure, system, platform('auth|db|jobs'), rooms('api')]],
  [
    'enquiries',
    rooms('enquiries'),
    [pure, system, platform('access|auth|config|db|http|jobs'), rooms('api|search|push')],
  ],
  [
    'proposals',
    rooms('proposals'),
    [pure, system, platform('access|auth|config|db|http|media'), rooms('api|push|catalogue/common|enquiries')],
  ],
  [
    'dashboard',
    rooms('dashboard'),
    [pure, system, platform('auth|config|db|http|media'), rooms('api|publishing|catalogue/common')],
  ],
  [
    'cleanup',
    rooms('cleanup'),
    [pure, platform('auth|db|jobs|media'), rooms('api|publishing|catalogue|exchange|enquiries|dashboard')],
  ],
  ['routes', rooms('routes'), [pure, 'src/server/']],
  ['ui', 'src/ui/', ['src/values/']],
  ['site', 'src/site/', [screens]],
  ['admin-kit', adminRooms('kit'), [screens]],
  ['admin-session', adminRooms('session'), [screens, adminRooms('kit')]],
  ['admin-publishing', adminRooms('publishing'), [screens, adminRooms('kit')]],
  ['admin-first-run', adminRooms('first-run'), [screens, adminRooms('kit')]],
  ['admin-exchange', adminRooms('exchange'), [screens, adminRooms('kit')]],
  ['admin-palette', adminRooms('palette'), [screens, adminRooms('kit|session')]],
  ['admin-types', `src/admin/(?!(?:${engines})/)[^/]+/`, [screens, adminRooms('kit|publishing|first-run|exchange')]],
  ['admin-mail', adminRooms('mail'), [screens, adminRooms('kit|session')]],
  ['admin-backup', adminRooms('backup'), [screens, adminRooms('kit|session')]],
  [
    'admin-dashboard',
    adminRooms('dashboard'),
    [
      screens,
      adminRooms('kit|publishing|first-run'),
      'src/admin/(backup/backup-panel|enquiries/waiting-enquiries|proposals/(proposal-panels|totals-panel))\\.',
    ],
  ],
  [
    'admin-shell',
    adminRooms('shell'),
    [screens, adminRooms('kit|session|exchange|palette'), 'src/admin/enquiries/(new-enquiries|use-live-enquiries)\\.'],
  ],
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
    // Content types do not import each other; shared code is in `shell` or `common`, and in the rooms they may import.
    {
      name: 'no-sibling-entities',
      severity: 'error',
      from: { path: '^src/(site|server/catalogue)/([^/]+)/' },
      to: { path: '^src/$1/', pathNot: '^src/$1/($2|shell|common)/' },
    },
    {
      name: 'no-sibling-entities-of-admin',
      severity: 'error',
      from: { path: `^src/admin/(?!(?:${engines})/)([^/]+)/` },
      to: { path: '^src/admin/', pathNot: `^src/admin/($1|${engines})/` },
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
