/** What people ask a large catalogue for: addresses by kind, below the site's. */
export type Queries = Record<string, string[]>

export const publicQueries: Queries = {
  'home page': ['/'],
  'lists of trips': [
    '/api/trip-cards?limit=30',
    '/api/trip-cards?category=Wildlife%20Escapes&limit=30',
    '/api/trip-cards?region=Kerala&month=11&limit=30',
    '/api/trip-cards?sort=price-up&price=under-40000&limit=30',
    '/api/trip-cards?sort=shortest&pace=2&limit=30',
    '/api/trips?limit=30',
  ],
  'deep pages': ['/journeys?page=100', '/journeys?page=250&sort=price-down', '/api/trips?offset=4000&limit=30'],
  facets: [
    '/api/trip-facets',
    '/api/trip-facets?month=11&region=Kerala',
    '/api/trip-facets?category=Wellness%20Retreats&length=week',
    '/api/trip-facets?price=under-40000&pace=2&month=1',
  ],
  counts: ['/api/categories', '/api/regions', '/sitemap.xml', '/sitemap-pages.xml'],
  'pages with facets': ['/journeys?month=11&region=Kerala', '/journeys?sort=shortest', '/category/wellness?pace=2'],
  search: ['tiger safari', 'weavers', 'kerala yoga', 'river', 'village trail nagaland', 'days'].map(publicSearch),
  'search, mistyped': ['laddakh', 'ladkah', 'kerela yoga', 'shekawati', 'not strenuous mountains', 'qqqqqq'].map(
    publicSearch,
  ),
  suggestions: ['ti', 'ker', 'weav', 'ladak', 'in', 'laddak'].map(
    (q) => `/api/search-suggestions?${new URLSearchParams({ q })}`,
  ),
}

export const adminQueries: Queries = {
  'trips, search': ['weavers', 'kinnaur', 'trek', 'kinnaur weavers', 'river', 'on foot', 'in', 'qqq'].map((search) =>
    adminList('trips', { search }),
  ),
  'trips, mistyped search': ['wevers', 'kinaur', 'spti yoga', 'qqqqqq'].map((search) =>
    adminList('trips', { search, similar: 'true' }),
  ),
  'trips, filter': [
    adminList('trips', { status: 'draft' }),
    adminList('trips', { region: 'Kerala' }),
    adminList('trips', { category: 'Wildlife Escapes', status: 'published' }),
  ],
  'trips, search and filter': [
    adminList('trips', { search: 'days', region: 'Assam' }),
    adminList('trips', { search: 'yoga', category: 'Wellness Retreats', sort: 'price' }),
  ],
  'trips, sort': ['title', 'price', 'region', 'vendor', 'category', 'status'].map((sort) =>
    adminList('trips', { sort, direction: 'asc' }),
  ),
  'trips, page': ['2', '40', '400'].map((page) => adminList('trips', { page })),
  'other lists': [
    adminList('vendors', { search: 'kerala' }),
    adminList('blogs', { search: 'monsoon road' }),
    adminList('testimonials', { search: 'guide' }),
    adminList('testimonials', { search: 'gide', similar: 'true' }),
    '/api/admin/region-uses',
    '/api/admin/region-counts',
    '/api/admin/trip-options?search=weavers',
    '/api/admin/vendor-options?search=local',
  ],
  'palette and link picker': [
    'weavers',
    'kinnaur weavers',
    'in',
    'te',
    'houseboat kerala',
    'trek',
    'qqqq',
    'wevers',
    'days on foot',
  ].map((search) => adminList('search', { search })),
}

function publicSearch(q: string): string {
  return `/api/search?${new URLSearchParams({ q })}`
}

function adminList(list: string, input: Record<string, string>): string {
  return `/api/admin/${list}?${new URLSearchParams(input)}`
}
