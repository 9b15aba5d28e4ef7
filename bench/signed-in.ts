import { admin } from './program.ts'

/** The back office's calls of a measured program, as its signed-in admin. */
export interface SignedIn {
  /** The session, as a request carries it. */
  cookie: string
  /** @returns milliseconds until the whole answer was there. @throws when it is no success. */
  timed: (path: string) => Promise<number>
  /** Gives a category another title, after which nothing kept is current. @returns when the save is answered. */
  retitle: (name: string, title: string) => Promise<void>
  /** Makes a call of the back office, whatever comes of it. A body is JSON, or a form with a file. */
  send: (path: string, init?: RequestInit) => Promise<Response>
}

interface Category {
  id: string
  name: string
  description: string
}

/** Signs in. @throws when that is refused. */
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

/** @returns milliseconds until a whole page was there, and its text. @throws when it is no success. */
export async function timedPage(url: string): Promise<{ time: number; html: string }> {
  const begin = performance.now()
  const answer = await fetch(url)
  const html = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return { time: performance.now() - begin, html }
}
