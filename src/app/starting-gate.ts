import type { AnswerAtOnce } from '#server/http/answer-at-once.ts'

interface Handlers {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  answerAtOnce: AnswerAtOnce
}

/** Handlers to listen with, and `open`, which hands over to the real ones. */
export interface StartingGate extends Handlers {
  open: (handlers: Handlers) => void
}

/** @returns a gate that answers from the first moment: the process is up, and all else is asked to come back. */
export function startingGate(): StartingGate {
  let handlers: Handlers = { fetch: notYet, answerAtOnce: () => false }
  return {
    fetch: (request, env) => handlers.fetch(request, env),
    answerAtOnce: (request, response) => handlers.answerAtOnce(request, response),
    open: (ready) => {
      handlers = ready
    },
  }
}

function notYet(request: Request): Response {
  const up = new URL(request.url).pathname === '/healthz'
  const headers = { 'cache-control': 'no-store', 'retry-after': '2' }
  return up ? new Response('ok', { headers }) : new Response('Starting. Please try again.', { status: 503, headers })
}
