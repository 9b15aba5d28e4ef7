import { executionAsyncResource } from 'node:async_hooks'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** One of each kind that every request makes anew, never let go. */
const kept = []

/**
 * V8 forgets what the objects of a kind look like when a collection finds none of them alive, as happens in any server
 * that is idle for a moment. Ticks are then built the slow way for as long as the process lives (a sixth of what a kept
 * page costs). Requests, answers and connections become dictionaries for good, which costs as much again as all else the
 * program does for a kept page, if the collection comes while V8 still learns from the first few how much room they need.
 */
export function keepShapes() {
  process.nextTick(() => kept.push(executionAsyncResource()))
  const request = new IncomingMessage(new Socket())
  kept.push(request, new ServerResponse(request))
}
