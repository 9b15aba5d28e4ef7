import { executionAsyncResource } from 'node:async_hooks'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** One object of each class that every request creates, never released. */
const pinned: object[] = []

/**
 * V8 drops a hidden class when a garbage collection finds no live object of it, as happens in any idle server. After that,
 * `process.nextTick` creates its objects on the slow path for the rest of the process; requests, responses and sockets
 * permanently become dictionary-mode objects if the collection comes while V8 still tracks the number of their properties
 * (docs/decisions/0027, 0039).
 */
export function pinHiddenClasses(): void {
  process.nextTick(() => pinned.push(executionAsyncResource()))
  const request = new IncomingMessage(new Socket())
  pinned.push(request, new ServerResponse(request))
}
