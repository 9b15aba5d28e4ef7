import { createORPCClient, ORPCError } from '@orpc/client'
import { BroadcastChannel, threadId } from 'node:worker_threads'
import type { PublicApi } from '#contract/client.ts'
import { CallRefused } from '#contract/read-client.ts'
import { serverFailure } from '#server/http/responses/server-failure.ts'

/**
 * A call from a thread that renders pages to the one that has the database. All are on one channel: most pages find what
 * they need in their thread's memory, and a pair of ports for each would be made for nothing.
 */
interface Ask {
  thread: number
  id: number
  /** The page that it is for. */
  page: number
  /** The call's name: `['trips', 'get']`. */
  path: readonly string[]
  input: unknown
}

/** What came of it. A failure tells no more than it would over HTTP. */
type Answer = Pick<Ask, 'thread' | 'id'> & ({ result: unknown } | { refused: Refusal })

interface Refusal {
  code: string
  status: number
  message: string
}

/** Makes one call by its name, for a page. */
export type MakeCall = (page: number, path: readonly string[], input: unknown) => Promise<unknown>

/**
 * Answers what threads ask, in the thread that has the database.
 * @param name the channel's; the same for those who belong together and for nobody else.
 * @returns a function that ends it.
 */
export function serveWorkers(name: string, make: MakeCall): () => void {
  const channel = new BroadcastChannel(name).unref()
  let ended = false
  const answer = (message: Answer) => {
    // At the end of the program a read may still be under way: nobody waits for it any more.
    if (!ended) channel.postMessage(message)
  }
  channel.addEventListener('message', (event) => {
    const message = messageOf(event)
    if (!('path' in message)) return
    const { thread, id, page, path, input } = message
    void make(page, path, input).then(
      (result) => answer({ thread, id, result }),
      (error: unknown) => answer({ thread, id, refused: refusalOf(error) }),
    )
  })
  return () => {
    ended = true
    channel.close()
  }
}

function messageOf(event: Event): Ask | Answer {
  return (event as MessageEvent<Ask | Answer>).data
}

function refusalOf(error: unknown): Refusal {
  const told = error instanceof ORPCError ? (error as ORPCError<string, unknown>) : serverFailure(error)
  const { code, status, message } = told
  return { code, status, message }
}

/** A thread's end of a channel. */
export interface WorkerClient {
  /** @throws CallRefused as the browser's client does. */
  ask: MakeCall
  end: () => void
}

/** @param name as in `serveWorkers`. */
export function createWorkerClient(name: string): WorkerClient {
  const channel = new BroadcastChannel(name)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  channel.addEventListener('message', (event) => {
    const answer = messageOf(event)
    if (answer.thread !== threadId || 'path' in answer) return
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('result' in answer) call?.resolve(answer.result)
    else call?.reject(new CallRefused(answer.refused.code, answer.refused.status, answer.refused.message))
  })
  return {
    ask(page, path, input) {
      const id = (last += 1)
      const call = Promise.withResolvers<unknown>()
      waiting.set(id, call)
      channel.postMessage({ thread: threadId, id, page, path, input } satisfies Ask)
      return call.promise
    },
    end: () => channel.close(),
  }
}

/** @returns the calls of public pages, each of which goes through `send`. */
export function createApiClient(send: (path: readonly string[], input: unknown) => Promise<unknown>): PublicApi {
  return createORPCClient<PublicApi>({ call: (path, input) => send(path, input) })
}

/** The opposite of `createApiClient`: makes one of these calls by its name. */
export function callByName(calls: PublicApi, path: readonly string[], input: unknown): Promise<unknown> {
  const call = path.reduce((branch: unknown, name) => (branch as Record<string, unknown>)[name], calls)
  return (call as (input: unknown) => Promise<unknown>)(input)
}
