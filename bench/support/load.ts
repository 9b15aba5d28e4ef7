import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './figures.ts'
import { undisturbed } from './steal-time.ts'

const run = promisify(execFile)

/** The result of a load of requests. */
export interface Load {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

/** As many concurrent requests as there are connections. */
export interface LoadOptions {
  connections: number
  seconds: number
  /** `Accept-Encoding`; 'br' by default. */
  encoding?: string
  /** A session cookie: pages for the signed-in admin are rendered for each request. */
  cookie?: string
}

const milliseconds = { us: 0.001, ms: 1, s: 1000 }

/**
 * Sends requests with wrk (Debian's package `wrk`) from one thread on this machine.
 * @throws if wrk is not installed, or a response was not a success.
 */
export async function load(url: string, { connections, seconds, encoding = 'br', cookie }: LoadOptions): Promise<Load> {
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`]
  const { stdout } = await run('wrk', [
    ...size,
    '--latency',
    '-H',
    `Accept-Encoding: ${encoding}`,
    ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
    url,
  ]).catch(noWrk)
  if (stdout.includes('Non-2xx')) throw new Error(`${url} did not answer with success under load`)
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout)!
  return { perSecond: Number(perSecond), p99: Number(p99) * milliseconds[unit as keyof typeof milliseconds] }
}

/** Loads several URLs in alternating rounds, so that other load on the machine affects all of them alike. */
export async function loadAlternately(urls: string[], rounds: number, options: LoadOptions): Promise<Load[]> {
  const all: Load[][] = urls.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    const loads = await undisturbed(() => inSequence(urls, (url) => load(url, options)))
    for (const [index, each] of loads.entries()) all[index]!.push(each)
  }
  return all.map((loads) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
  }))
}

async function inSequence(urls: string[], measure: (url: string) => Promise<Load>): Promise<Load[]> {
  const loads: Load[] = []
  for (const url of urls) loads.push(await measure(url))
  return loads
}

function noWrk(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new Error('wrk is needed: apt-get install wrk', { cause: error }) : error
}
