import { formatDay } from '../format/dates.ts'
import { formatRupees } from '../format/money.ts'
import { pricedOptions, type Priced, type PriceLine } from './totals.ts'

interface Day {
  title: string
}

/** What travellers decide on. */
interface Offer extends Priced<PriceLine> {
  title: string
  people: number | null
  start_on: string | null
  valid_until: string | null
  days: readonly Day[]
  hosts: readonly object[]
  inclusions: readonly string[] | null
  exclusions: readonly string[] | null
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** @returns what is different for the travellers, in sentences; nothing where they would see no difference. */
export function changesBetween(before: Offer, after: Offer): string[] {
  const changes: string[] = []
  if (before.title !== after.title) changes.push(`The title is now ‘${after.title}’`)
  if (before.start_on !== after.start_on) changes.push(startOf(before, after))
  if (before.people !== after.people && after.people !== null)
    changes.push(`For ${after.people} instead of ${before.people ?? 0}`)
  changes.push(...changedDays(before.days, after.days), ...changedPrices(before, after))
  if (!isSame(before.hosts, after.hosts)) changes.push('The hosts changed')
  if (!isSame([before.inclusions, before.exclusions], [after.inclusions, after.exclusions]))
    changes.push('What is included changed')
  if (before.valid_until !== after.valid_until && after.valid_until)
    changes.push(`Valid until ${formatDay(after.valid_until)}`)
  return changes
}

function startOf(before: Offer, after: Offer): string {
  if (!after.start_on) return 'The dates are open again'
  const instead = before.start_on ? ` instead of ${formatDay(before.start_on)}` : ''
  return `Starts on ${formatDay(after.start_on)}${instead}`
}

function changedDays(before: readonly Day[], after: readonly Day[]): string[] {
  const changes: string[] = []
  const isIn = (days: readonly Day[], { title }: Day) => days.some((day) => day.title === title)
  const added = after.filter((day) => !isIn(before, day))
  const removed = before.filter((day) => !isIn(after, day))
  if (before.length !== after.length) changes.push(`${after.length} days instead of ${before.length}`)
  changes.push(...added.map((day) => `New: day ${after.indexOf(day) + 1}, ${day.title}`))
  changes.push(...removed.map(({ title }) => `Left out: ${title}`))
  const both = after.filter((day) => isIn(before, day))
  const former = before.filter((day) => isIn(after, day))
  const order = (days: Day[]) => days.map(({ title }) => title)
  if (!isSame(order(both), order(former))) return [...changes, 'The days are in another order']
  const changed = both.filter((day, index) => !isSame(day, former[index]))
  return [...changes, ...changed.map((day) => `Day ${after.indexOf(day) + 1} changed: ${day.title}`)]
}

function changedPrices(before: Offer, after: Offer): string[] {
  const former = optionsByName(before)
  const prices = optionsByName(after)
  const changes = [...prices].flatMap(([name, option]) => {
    const known = former.get(name)
    const label = name || 'The price'
    if (!known) return name ? [`New option: ${name}, ${formatRupees(option.total)}`] : []
    if (known.total !== option.total)
      return [`${label}: ${formatRupees(option.total)} instead of ${formatRupees(known.total)}`]
    return isSame(detailsOf(known), detailsOf(option)) ? [] : [`${label}: other details, the same total`]
  })
  const gone = [...former.keys()].filter((name) => name && !prices.has(name))
  return [...changes, ...gone.map((name) => `No longer an option: ${name}`)]
}

function optionsByName(offer: Offer) {
  return new Map(pricedOptions(offer).map((option) => [option.name, option]))
}

function detailsOf({ note, lines }: ReturnType<typeof pricedOptions>[number]) {
  return [note, lines.map((line) => ({ ...line, option: null }))]
}
