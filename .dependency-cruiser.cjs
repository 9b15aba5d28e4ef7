const only = (name, from, allowed, extra = {}) => ({
  name,
  severity: 'error',
  comment: 'see docs/map.md',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|seed|tests|bench)/', pathNot: allowed, ...extra },
})
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: 'routeTree' } } },
    only('values-import-nothing', '^src/values/', ['^src/values/']),
    only('contract-is-pure', '^src/contract/', ['^src/(contract|values)/']),
    only('ui-knows-no-domain', '^src/ui/', ['^src/(ui|values)/']),
    only('server-knows-no-screens', '^src/server/', ['^src/(server|contract|values)/']),
    only('site-speaks-contract', '^src/site/', ['^src/(site|contract|ui|values)/']),
    only('admin-speaks-contract', '^src/admin/', ['^src/(admin|contract|ui|values)/']),
    // no room looks into a sibling noun; shell is common to them
    {
      name: 'no-sibling-nouns',
      severity: 'error',
      from: { path: '^src/(site|admin|server/catalogue)/([^/]+)/' },
      to: { path: '^src/$1/', pathNot: ['^src/$1/($2|shell)/'] },
    },
    {
      name: 'shell-knows-no-noun',
      severity: 'error',
      from: { path: '^src/(site|admin)/shell/' },
      to: { path: '^src/$1/(?!shell/)' },
    },
    {
      name: 'plumbing-knows-no-noun',
      severity: 'error',
      from: { path: '^src/server/(db|auth|files|media|page-cache)/' },
      to: { path: '^src/server/(catalogue|http)/' },
    },
    // even through ten hops, browser code must not arrive at node code
    {
      name: 'browser-never-reaches-server',
      severity: 'error',
      from: { path: '^src/(site|admin|ui|contract|app/(routes|entry-browser))' },
      to: { path: '^src/server/', reachable: true },
    },
    {
      name: 'nobody-imports-app',
      severity: 'error',
      from: { pathNot: '^(src/app|tests)/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'no-react-in-contract',
      severity: 'error',
      from: { path: '^src/(contract|values|server)/' },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
}
