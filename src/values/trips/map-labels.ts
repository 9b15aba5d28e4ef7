/** Words on the map of a route; the first ones get their place first. */
export const mapLabelKinds = ['stop', 'hours', 'water', 'park'] as const
