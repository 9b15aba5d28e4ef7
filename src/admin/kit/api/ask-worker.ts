/**
 * Sends a worker its only message, with a port for the answer, and ends it.
 * @returns null if the worker answers so or fails to load.
 */
export function askWorker<Answer>(
  worker: Worker,
  message: unknown,
  { transfer = [], signal }: { transfer?: Transferable[]; signal?: AbortSignal } = {},
): Promise<Answer | null> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<Answer | null>((resolve, reject) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Answer | null>) => resolve(data))
    port1.start()
    worker.addEventListener('error', () => resolve(null))
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
  worker.postMessage(message, [...transfer, port2])
  return answer.finally(() => {
    worker.terminate()
    port1.close()
  })
}
