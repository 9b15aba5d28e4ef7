import { startTestServer } from '#tests/database/test-server.ts'
import { round, table } from './figures.ts'
import { load } from './load.ts'
import { kindsOfPages } from './pages.ts'
import { startProgram, temporaryFolder, type MeasuredProgram } from './program.ts'

const port = 4395
const loads = 3
const kept = { connections: 64, seconds: 5 }

/** Megabytes that the process holds after each of three loads of kept and rendered pages, on both databases. */
export async function memory(): Promise<string> {
  const folder = temporaryFolder()
  const server = await startTestServer()
  try {
    const embedded = await afterLoads(await startProgram(folder.path, port))
    const DATABASE_URL = server.urlOf('postgres')
    const beside = await afterLoads(await startProgram(folder.path, port, { DATABASE_URL }))
    const head = ['database', 'at the start', ...Array.from({ length: loads }, (_, index) => `load ${index + 1}`)]
    return table(head, [
      ['embedded', ...embedded],
      ['PostgreSQL beside it', ...beside],
    ])
  } finally {
    await server.stop()
    folder.remove()
  }
}

async function afterLoads(program: MeasuredProgram): Promise<string[]> {
  try {
    const pages = Object.values(await kindsOfPages(program.url))
    const figures = [program.memory()]
    for (let round = 0; round < loads; round += 1) {
      for (const path of pages) {
        await load(program.url + path, kept)
        await load(`${program.url}${path}?region=${'x'.repeat(101)}`, { connections: 8, seconds: 3 })
      }
      figures.push(program.memory())
    }
    return figures.map(round)
  } finally {
    await program.stop()
  }
}
