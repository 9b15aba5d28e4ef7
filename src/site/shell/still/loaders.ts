/** Of the still parts of the pages whose code has been loaded. */
export const loaders = new Set<() => Promise<void>>()

/** Loads the code of these parts, so that the next page shows at once. */
export async function loadStillParts(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()))
}
