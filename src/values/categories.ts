/** The four categories by their fixed names, and the only map between name and route value (specification 2.4). */

/** In the order of the navigation and the forms. */
export const categoryNames = [
  'Wildlife Escapes',
  'Wellness Retreats',
  'Signature Stays',
  'Offbeat & Immersive',
] as const

/** The title of a category can be edited, its name cannot. */
export type CategoryName = (typeof categoryNames)[number]

const routeValues = {
  'Wildlife Escapes': 'wildlife',
  'Wellness Retreats': 'wellness',
  'Signature Stays': 'experiences',
  'Offbeat & Immersive': 'slow-travel',
} as const satisfies Record<CategoryName, string>

/** The last part of `/category/{category}`. */
export type CategoryRoute = (typeof routeValues)[CategoryName]

/** The home page shows no card for this category (specification 2.3). */
export const categoryWithoutHomeCard: CategoryName = 'Signature Stays'

export function categoryRoute(name: CategoryName): CategoryRoute {
  return routeValues[name]
}

export function categoryPath(name: CategoryName): string {
  return `/category/${routeValues[name]}`
}

/** @returns null when the value belongs to no category. */
export function categoryOfRoute(route: string): CategoryName | null {
  return categoryNames.find((name) => routeValues[name] === route) ?? null
}

/**
 * Redirects links that follow the literal rule of specification 2.3 (lower case, first space to a hyphen).
 * @returns the route value to redirect to, or null when `value` is not such a slug.
 */
export function categoryRouteOfLiteralSlug(value: string): CategoryRoute | null {
  const literal = value.toLowerCase()
  const name = categoryNames.find((each) => literalSlugs(each).includes(literal))
  return name ? routeValues[name] : null
}

/** 'Offbeat & Immersive' has two spaces, and links occur with the first or with both replaced. */
function literalSlugs(name: CategoryName): string[] {
  const lower = name.toLowerCase()
  return [lower.replace(' ', '-'), lower.replaceAll(' ', '-')]
}
