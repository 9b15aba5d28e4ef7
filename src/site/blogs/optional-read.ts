/**
 * For loaders of lists of stories: a failed fetch is logged and the list shows empty (specification 8).
 * @returns the answer, or null where it failed.
 */
export async function optionalRead<T>(stories: Promise<T>): Promise<T | null> {
  try {
    return await stories
  } catch (error) {
    console.error('stories could not be fetched', error)
    return null
  }
}
