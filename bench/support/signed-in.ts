import { admin } from './program.ts'

/** A client of a measured program's back-office API, signed in as admin. */
export interface SignedIn {
  /** The session, as the value of a `Cookie` header. */
  cookie: string
  /** @returns milliseconds until the complete response. @throws if it is not a success. */
  timed: (path: string) => Promise<number>
  /** Changes the title of a category, which invalidates all cached pages. */
  retitle: (name: string, title: string) => Promise<void>
  /** Sends a request, whatever the status of its response. A body is JSON or `FormData`. */
  send: (path: string, init?: RequestInit) => Promise<Response>
}

interface Category {
  id: string
  name: string
  description: string
}

/** @throws if the sign-in is refused. */
export async function signIn(url: string): Promise<SignedIn> {
  const headers = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body: JSON.stringify(admin) })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  const lines = answer.headers.getSetCookie()
  const cookie = lines.map((line) => line.split(';')[0]).join('; ')
  const send = (path: string, init: RequestInit = {}) => {
    const own = new Headers({ origin: url, cookie })
    if (!(init.body instanceof FormData)) own.set('content-type', 'application/json')
    return fetch(`${url}/api/admin${path}`, { ...init, headers: own })
  }
  const call = async (path: string, init: RequestInit = {}) => {
    const answered = await send(path, init)
    const body: unknown = await answered.json()
    if (!answered.ok) throw new Error(`${path} answered ${answered.status}`)
    return body
  }
  const categories = (await call('/categories')) as Category[]
  return {
    cookie,
    send,
    timed: async (path) => {
      const begin = performance.now()
      await call(path)
      return performance.now() - begin
    },
    retitle: async (name, title) => {
      const { id, description } = categories.find((each) => each.name === name)!
      const body = JSON.stringify({ category_data: { title, description } })
      await call(`/categories/${id}`, { method: 'PATCH', body })
    },
  }
}

/** @returns milliseconds until the complete page, and its text. @throws if it is not a success. */
export async function timedPage(url: string): Promise<{ time: number; html: string }> {
  const begin = performance.now()
  const answer = await fetch(url)
  const html = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return { time: performance.now() - begin, html }
}
