import { round, spreadOf } from './support/figures.ts'
import type { MeasuredProgram } from './support/program.ts'
import { signIn, timedPage } from './support/signed-in.ts'

const saves = 20

/** How long the first page after a save takes, and how many of these pages do not show the save yet. */
export async function freshness({ url }: MeasuredProgram): Promise<string> {
  const admin = await signIn(url)
  const page = `${url}/category/wildlife`
  const times: number[] = []
  let stale = 0
  for (let save = 0; save < saves; save += 1) {
    await timedPage(page)
    const title = `Wildlife, save ${save}`
    await admin.retitle('Wildlife Escapes', title)
    const { time, html } = await timedPage(page)
    times.push(time)
    if (!html.includes(title)) stale += 1
  }
  await admin.retitle('Wildlife Escapes', 'Wildlife Escapes')
  const { p50, max } = spreadOf(times)
  return `${saves} saves: the first page after each took ${round(p50)} ms (median; maximum ${round(max)}); stale pages: ${stale}.`
}
