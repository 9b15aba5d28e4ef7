/** A call that the server refused: its code, status and data, as the contract names them. */
export class CallRefused extends Error {
  override name = 'CallRefused'
  readonly code: string
  readonly status: number
  readonly data: unknown

  constructor({ code, message, data }: Required<Refusal>, status: number) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }
}

interface Answer {
  json?: unknown
}

interface Refusal {
  code?: string
  message?: string
  data?: unknown
}

/**
 * A client for calls that only read plain JSON: `client.trips.get({ id })` becomes a GET request of the RPC protocol.
 * The library's own client can do much more and weighs ten times as much; a visitor's phone needs none of it.
 * @param base path under which the calls lie.
 */
export function readClient<Client>(base: string): Client {
  return branch(base) as Client
}

function branch(path: string): unknown {
  const call = (input: unknown, { signal }: { signal?: AbortSignal } = {}) => read(path, input, signal)
  return new Proxy(call, { get: (_call, name) => (typeof name === 'string' ? branch(`${path}/${name}`) : undefined) })
}

async function read(path: string, input: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  const query = input === undefined ? '' : `?data=${encodeURIComponent(JSON.stringify({ json: input }))}`
  const answer = await fetch(path + query, { signal: signal ?? null })
  const { json } = (await answer.json().catch(() => ({}))) as Answer
  if (answer.ok) return json
  const { code = 'UNKNOWN', message = 'The server did not answer as expected.', data } = (json ?? {}) as Refusal
  throw new CallRefused({ code, message, data }, answer.status)
}
