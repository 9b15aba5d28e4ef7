/** Something took longer than it was given. */
export class TimedOut extends Error {
  override name = 'TimedOut'
}

/**
 * Waits for a task, but no longer than `milliseconds`; the task itself goes on.
 * @throws TimedOut
 */
export async function within<T>(milliseconds: number, task: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TimedOut(`no answer within ${milliseconds} ms`)), milliseconds)
  try {
    return await Promise.race([task, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
