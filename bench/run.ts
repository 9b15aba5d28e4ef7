import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { backup } from './backup.ts'
import { growth } from './growth.ts'
import { lighthouseScores } from './lighthouse.ts'
import { memory } from './memory.ts'
import { startProgram, temporaryFolder, untilIdle, type MeasuredProgram } from './support/program.ts'
import { throughput } from './throughput.ts'
import { stealShare } from './support/steal-time.ts'

const port = 4390

/** Measurements on one program with the demo catalogue, and those that start their own programs. */
const onDemo: Record<string, (program: MeasuredProgram) => Promise<string>> = {
  throughput,
  lighthouse: lighthouseScores,
}
const onTheirOwn: Record<string, () => Promise<string>> = {
  growth,
  memory,
  backup,
}

/** `npm run bench [-- part ...]`: prints tables; a complete run also writes them to `bench/results.md`. */
const requested = process.argv.slice(2)
const known = [...Object.keys(onDemo), ...Object.keys(onTheirOwn)]
const unknown = requested.filter((part) => !known.includes(part))
if (unknown.length > 0) {
  process.stderr.write(`Unknown part: ${unknown.join(', ')}. Known parts: ${known.join(', ')}\n`)
  process.exit(1)
}
const wanted = (part: string) => requested.length === 0 || requested.includes(part)
const sections: string[] = []

const demoParts = Object.entries(onDemo).filter(([part]) => wanted(part))
if (demoParts.length > 0) {
  const folder = temporaryFolder()
  const program = await startProgram(folder.path, port)
  try {
    await untilIdle(program)
    for (const [part, measure] of demoParts) await runPart(part, () => measure(program))
  } finally {
    await program.stop()
    folder.remove()
  }
}
for (const [part, measure] of Object.entries(onTheirOwn)) if (wanted(part)) await runPart(part, measure)
if (requested.length === 0)
  writeFileSync(new URL('results.md', import.meta.url), `${introduction()}\n\n${sections.join('\n\n')}\n`)

async function runPart(part: string, measure: () => Promise<string>): Promise<void> {
  const share = stealShare()
  const text = await measure()
  const steal = `CPU steal meanwhile: ${Math.round(100 * share())} %.`
  const section = `## ${part}\n\n${text}\n\n${steal}`
  process.stdout.write(`\n${section}\n`)
  sections.push(section)
}

function introduction(): string {
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`
  return `# Results\n\nOne run of \`npm run bench\` on ${machine}, Node ${process.versions.node}, the load generator on the same machine. README.md describes how each part is measured.`
}
