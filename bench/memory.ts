import { startTestServer } from '#tests/support/database/test-server.ts'
import { round, table } from './support/figures.ts'
import { load } from './support/load.ts'
import { kindsOfPages } from './support/pages.ts'
import { startProgram, temporaryFolder, type MeasuredProgram } from './support/program.ts'
import { signIn, timedPage } from './support/signed-in.ts'

const port = 4395
const loads = 3
const cached = { connections: 64, seconds: 5 }
const rendered = { connections: 8, seconds: 3 }

/** Milliseconds between two samples for the peak. */
const sampling = 200

/**
 * Times of a cold and a warm start, and PSS in megabytes of the program and its child processes after each of three loads of
 * cached and rendered pages: with the embedded server, and with a separate PostgreSQL (whose memory is not counted).
 */
export async function memory(): Promise<string> {
  const folder = temporaryFolder()
  const server = await startTestServer()
  try {
    const coldStart = await untilFirstPage(folder.path)
    const warmStart = await untilFirstPage(folder.path)
    const embedded = await afterLoads(() => startProgram(folder.path, port))
    const DATABASE_URL = server.urlOf('postgres')
    const separate = await afterLoads(() => startProgram(folder.path, port, { DATABASE_URL }))
    const afters = Array.from({ length: loads }, (_, index) => `after load ${index + 1}`)
    const figures = table(
      ['PSS MB', 'after the start', ...afters, 'peak'],
      [
        ['embedded PostgreSQL, all processes', ...embedded],
        ['separate PostgreSQL, program only', ...separate],
      ],
    )
    const starts = `Seconds from the start of the process to the home page: ${coldStart} on an empty folder, then ${warmStart}.`
    return `${starts}\n\n${figures}`
  } finally {
    await server.stop()
    folder.remove()
  }
}

async function untilFirstPage(folder: string): Promise<string> {
  const begin = performance.now()
  const program = await startProgram(folder, port)
  await timedPage(program.url)
  const seconds = (performance.now() - begin) / 1000
  await program.stop()
  return round(seconds)
}

async function afterLoads(start: () => Promise<MeasuredProgram>): Promise<string[]> {
  const program = await start()
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, program.memory())
  }, sampling)
  try {
    const { cookie } = await signIn(program.url)
    const pages = Object.values(await kindsOfPages(program.url))
    const figures = [program.memory()]
    for (let round = 0; round < loads; round += 1) {
      for (const path of pages) {
        await load(program.url + path, cached)
        await load(program.url + path, { ...rendered, cookie })
      }
      figures.push(program.memory())
    }
    return [...figures, Math.max(peak, ...figures)].map(round)
  } finally {
    clearInterval(timer)
    await program.stop()
  }
}
