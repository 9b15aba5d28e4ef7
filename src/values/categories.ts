/** The four categories by their fixed names, and the one map between name and route value (specification 2.4). */

/** Names in the order in which the navigation and the forms show them. */
export const categoryNames = [
  'Wildlife Escapes',
  'Wellness Retreats',
  'Signature Stays',
  'Offbeat & Immersive',
] as const

/** A fixed category name; its title is editable, its name is not. */
export type CategoryName = (typeof categoryNames)[number]

const routeValues = {
  'Wildlife Escapes': 'wildlife',
  'Wellness Retreats': 'wellness',
  'Signature Stays': 'experiences',
  'Offbeat & Immersive': 'slow-travel',
} as const satisfies Record<CategoryName, string>

/** The last part of `/category/{category}`. */
export type CategoryRoute = (typeof routeValues)[CategoryName]

/** Category cards of the home page leave this one out, by name (specification 2.3). */
export const categoryWithoutHomeCard: CategoryName = 'Signature Stays'

/** @returns the route value of a category name. */
export function categoryRoute(name: CategoryName): CategoryRoute {
  return routeValues[name]
}

/** @returns the category name behind a route value, or null when the value is none of the four. */
export function categoryOfRoute(route: string): CategoryName | null {
  return categoryNames.find((name) => routeValues[name] === route) ?? null
}

/**
 * Addresses that the literal rule of section 2.3 gives (lower case, first space to a hyphen) lead to the real ones.
 * @returns the route value to redirect to, or null when `value` is not such an address.
 */
export function categoryRouteOfLiteralSlug(value: string): CategoryRoute | null {
  const literal = value.toLowerCase()
  const name = categoryNames.find((each) => literalSlugs(each).includes(literal))
  return name ? routeValues[name] : null
}

/** 'Offbeat & Immersive' has two spaces: the first-space reading and the every-space reading both occur in links. */
function literalSlugs(name: CategoryName): string[] {
  const lower = name.toLowerCase()
  return [lower.replace(' ', '-'), lower.replaceAll(' ', '-')]
}
