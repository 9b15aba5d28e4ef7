export class TimedOut extends Error {
  override name = 'TimedOut'
}

/**
 * Waits for a task for at most `milliseconds`; the task itself is not cancelled.
 * @throws TimedOut
 */
export async function withTimeout<T>(milliseconds: number, task: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TimedOut(`no answer within ${milliseconds} ms`)), milliseconds)
  try {
    return await Promise.race([task, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
