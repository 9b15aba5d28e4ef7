import { parse } from 'csv-parse/sync'
import { importLimits, type AdminImport } from '#contract/admin/exchange/imports.ts'
import { csvLine, withoutGuard } from '#server/catalogue/common/csv.ts'
import { partsOf } from '#values/text-parts.ts'
import { round, table } from './support/figures.ts'
import { runOn, startProgram, temporaryFolder, type MeasuredProgram } from './support/program.ts'
import { descendantsOf, processorSeconds } from './support/server-processes.ts'
import { signIn, type SignedIn } from './support/signed-in.ts'

const port = 4398
const trips = 10_000

/** Milliseconds between two looks at the memory and at a task. */
const sampling = 250

/** Exports trips as CSV and imports as many new ones, with their vendors, itineraries and pictures, while memory is watched. */
export async function importing(): Promise<string> {
  const folder = temporaryFolder()
  try {
    await (await startProgram(folder.path, port)).stop()
    await runOn(folder.path, ['seed/commands/grow.ts', String(trips)])
    const program = await startProgram(folder.path, port)
    try {
      return await measure(program, await signIn(program.url))
    } finally {
      await program.stop()
    }
  } finally {
    folder.remove()
  }
}

async function measure(program: MeasuredProgram, client: SignedIn): Promise<string> {
  const rows: string[][] = []
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    let peak = program.memory()
    const before = peak
    const worked = processorTime(program)
    const timer = setInterval(() => {
      peak = Math.max(peak, program.memory())
    }, sampling)
    const begin = performance.now()
    const result = await work()
    clearInterval(timer)
    const seconds = [(performance.now() - begin) / 1000, processorTime(program) - worked]
    rows.push([name, ...seconds.map(round), round(before), round(peak)])
    return result
  }
  const exported = await step('export', async () => (await client.send('/export/trips.csv')).text())
  const file = asNew(exported)
  const { id } = await post<AdminImport>(client, '/imports', { noun: 'trips', format: 'csv', file_name: 'trips.csv' })
  const parts = [...partsOf(file, importLimits.part)]
  await step('send', async () => {
    for (const [part, text] of parts.entries())
      await call(client, `/imports/${id}/parts/${part}`, { method: 'PUT', body: JSON.stringify({ text }) })
  })
  const options = { parts: parts.length, create_regions: false, overwrite: false }
  const checked = await step('check', async () => {
    await post(client, `/imports/${id}/check`, options)
    return untilDone(client, id)
  })
  if (checked.state !== 'checked' || checked.rows.problem !== 0)
    throw new Error(`not checked: ${await (await client.send(`/imports/${id}/problems.csv`)).text()}`)
  const imported = await step('import', async () => {
    await post(client, `/imports/${id}/run`, {})
    return untilDone(client, id)
  })
  if (imported.state !== 'imported') throw new Error(`not imported: ${JSON.stringify(imported)}`)
  await step('undo', () => post(client, `/changes/${imported.change_id}/undo`, {}))
  const said = `${round(checked.rows.create)} new trips beside as many, a CSV file of ${round(Buffer.byteLength(file) / 1_048_576)} MB; memory is the PSS of all processes.`
  return `${said}\n\n${table(['step', 'seconds', 'processor seconds', 'MB before', 'MB at most'], rows)}`
}

/** Seconds of the program and its database, which is a child of it. */
function processorTime({ pid }: MeasuredProgram): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, each) => sum + processorSeconds(each), 0)
}

/** Without ids and with titles of their own, so that all of them are created; generated trips may have no region. */
function asNew(exported: string): string {
  const [head, ...rows] = parse(exported, { bom: true }) as string[][]
  const changes: Record<string, (cell: string, row: number) => string> = {
    id: () => '',
    created_at: () => '',
    updated_at: () => '',
    title: (cell, row) => `${cell} again ${row}`,
    region: (cell) => cell || 'Kerala',
  }
  const lines = rows.map((row, index) =>
    row.map((cell, place) => changes[head![place]!]?.(cell, index) ?? withoutGuard(cell)),
  )
  return [head!, ...lines].map(csvLine).join('')
}

async function untilDone(client: SignedIn, id: string): Promise<AdminImport> {
  for (;;) {
    const found = await call<AdminImport>(client, `/imports/${id}`)
    if (found.task?.finished_at) return found
    await new Promise((resolve) => setTimeout(resolve, sampling))
  }
}

function post<Result>(client: SignedIn, path: string, body: unknown): Promise<Result> {
  return call(client, path, { method: 'POST', body: JSON.stringify(body) })
}

async function call<Result>(client: SignedIn, path: string, init: RequestInit = {}): Promise<Result> {
  const answer = await client.send(path, init)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Result
}
