/**
 * For loaders of story lists: a failed fetch is logged and the list shows empty (specification 8).
 * @returns null on failure.
 */
export async function optionalRead<T>(stories: Promise<T>): Promise<T | null> {
  try {
    return await stories
  } catch (error) {
    console.error('stories could not be fetched', error)
    return null
  }
}
