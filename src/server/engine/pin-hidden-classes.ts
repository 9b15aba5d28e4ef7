import { executionAsyncResource } from 'node:async_hooks'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** One of each kind that every request makes anew, never released. */
const pinned: object[] = []

/**
 * V8 drops the hidden class of a kind of object when a garbage collection finds none of them alive, as happens in any
 * server that is idle for a moment. `process.nextTick` then builds its objects on the slow path for as long as the process
 * lives; and requests, responses and sockets become dictionaries for good, if the collection comes while V8 still learns
 * from the first few how much room they need (docs/decisions/0027, 0039).
 */
export function pinHiddenClasses(): void {
  process.nextTick(() => pinned.push(executionAsyncResource()))
  const request = new IncomingMessage(new Socket())
  pinned.push(request, new ServerResponse(request))
}
