import { round, spreadOf } from './support/figures.ts'
import { startProgram, temporaryFolder } from './support/program.ts'
import { timedPage } from './support/signed-in.ts'
import { undisturbed } from './support/steal-time.ts'

const port = 4394
const starts = 5

/** Seconds from the start of the process to the first page: a cold start on an empty folder, then warm starts. */
export async function startUp(): Promise<string> {
  const folder = temporaryFolder()
  try {
    const cold = await untilFirstPage(folder.path)
    const warm: number[] = []
    for (let start = 0; start < starts; start += 1) warm.push(await undisturbed(() => untilFirstPage(folder.path)))
    const { p50, max } = spreadOf(warm)
    return [
      `Cold start (empty folder, demo catalogue loaded): ${round(cold)} s to the home page.`,
      `Warm start: ${round(p50)} s (median of ${starts}; maximum ${round(max)}).`,
    ].join(' ')
  } finally {
    folder.remove()
  }
}

async function untilFirstPage(folder: string): Promise<number> {
  const begin = performance.now()
  const program = await startProgram(folder, port)
  await timedPage(program.url)
  const seconds = (performance.now() - begin) / 1000
  await program.stop()
  return seconds
}
