import { tripFields } from '#contract/content/trip-fields.ts'
import type { DayName } from '../../kit/form/form-values.ts'
import type { LineField } from '../trip-form.ts'
import { courtesy, dateIn, dayIn, durationIn, farewell, hasContact, headingIn, priceIn } from './line-forms.ts'
import type { DayHeading, Section } from './line-forms.ts'
import { numbered, pastedLines, type PastedLine } from './pasted-lines.ts'

/** A day, with its number in the text. */
export type PastedDay = Record<DayName, string> & { number: number }

type TextField = 'title' | 'description' | 'cancellation' | 'payment' | 'packing'

export interface Itinerary extends Record<TextField, string>, Record<LineField, string[]> {
  price: number | null
  duration: number | null
  days: PastedDay[]
  /** Lines that have no field. */
  rest: string[]
}

interface Reading extends Itinerary {
  /** Null before the first heading. */
  section: Section | null
  day: PastedDay | null
  /** The list ends with the line that began it. */
  isInline: boolean
}

const longestTitle = 100
const smallestTripPrice = 3000
const link = /(?:https?:\/\/|www\.|maps\.app\.goo\.gl\/|goo\.gl\/)\S+/gi
const datedDay = /^(?:\s*[:–—|-].*)?$/
const linkLabel = /^(?:(?:google )?maps?|location|link)\W*$/i
const titleLabel =
  /^(?:subject:\s*(?:(?:re|fwd?):\s*)*|(?:itinerary|package|tour|trip|title)(?: name)?(?:\s*:\s*| for )(?:the )?)/i
const dayLabels: [DayName, RegExp][] = [
  ['accommodation_name', /^(?:hotel|stay|overnight(?: stay| at)?|accommodation|night halt)\s*[:–—-]\s*(.+)$/i],
  ['meal_plan', /^meals?(?: plan)?\s*[:–—-]\s*(.+)$/i],
  ['room_type', /^room(?: type)?\s*[:–—-]\s*(.+)$/i],
]

/** Reads an itinerary as people write it. No word is lost: lines without a field are in `rest`. */
export function parseItinerary(text: string): Itinerary {
  const { lines, asides } = pastedLines(text)
  // Where no line has a number, days begin with their dates.
  const dated = lines.filter((line) => datedDay.test(dateIn(line.text)?.rest ?? ' '))
  const isDated = !lines.some((line) => dayIn(line.text))
  if (isDated) for (const [index, line] of dated.entries()) line.text = `Day ${index + 1} ${line.text}`
  const rest = asides.length > 0 ? [asides.join(' · ')] : []
  const texts = { title: '', description: '', cancellation: '', payment: '', packing: '', price: null, duration: null }
  const lists = { highlights: [], inclusions: [], exclusions: [], days: [], rest }
  const reading: Reading = { ...texts, ...lists, section: null, day: null, isInline: false }
  for (const line of lines) readLine(reading, line)
  const { section: _section, day: _day, isInline: _inline, ...itinerary } = reading
  itinerary.days.sort((one, other) => one.number - other.number)
  return { ...itinerary, duration: itinerary.duration ?? (itinerary.days.length || null) }
}

function readLine(reading: Reading, line: PastedLine): void {
  const text = withoutLinks(reading, line.text)
  if (bare(text) === '') return
  const day = dayIn(text)
  if (day && startDay(reading, day)) return
  if (hasContact(text)) return setAside(reading, text)
  if (readHeading(reading, text) || readPrice(reading, text)) return
  if (farewell.test(text)) startSection(reading, 'rest')
  if (reading.day) addToDay(reading.day, text, line.isBulleted)
  else addToSection(reading, line, text)
}

function withoutLinks(reading: Reading, text: string): string {
  const others = text.replaceAll(link, ' ').trim()
  if (others === text) return text
  if (linkLabel.test(others)) setAside(reading, text)
  else for (const url of text.match(link)!) setAside(reading, url)
  return linkLabel.test(others) ? '' : others
}

function setAside({ rest, day }: Reading, text: string): void {
  rest.push(day ? `Day ${day.number}: ${text}` : text)
}

/** @returns whether it could be added. */
function startDay(reading: Reading, { from, to, rest }: DayHeading): boolean {
  const { days } = reading
  if (days.length + to - from >= tripFields.itinerary.max) return false
  const dated = dateIn(rest)
  for (let number = to; number >= from; number -= 1) {
    const known = days.find((day) => day.number === number)
    const day = known ?? { number, title: '', description: '', accommodation_name: '', room_type: '', meal_plan: '' }
    if (!known) days.push(day)
    reading.day = day
    // A short list of the days comes before their descriptions.
    if (day.title) setAside(reading, withText(day.title, day.description))
    Object.assign(day, { title: '', description: '' })
    addToDay(day, bare(dated?.rest ?? rest), false)
  }
  if (dated) setAside(reading, dated.date)
  return true
}

function addToDay(day: PastedDay, text: string, isBulleted: boolean): void {
  if (text === '') return
  for (const [name, form] of dayLabels) {
    const value = form.exec(text)?.[1]
    const fits = value && day[name] === '' && value.length <= tripFields.itinerary.columns[name].limit
    if (fits) return void (day[name] = value)
  }
  if (day.title || day.description) day.description = withText(day.description, isBulleted ? `• ${text}` : text)
  else Object.assign(day, headOf(text))
}

/** A title of bearable length, and what follows it. */
function headOf(text: string): Pick<PastedDay, 'title' | 'description'> {
  const sentence = /(?<=[\p{L}\p{M}\p{N}]{4}|\))[.!?;]\s+(?=[\p{Lu}\p{N}])/u.exec(text)
  const [words = ''] = /^.{0,100}(?=\s|$)/su.exec(text) ?? []
  const head = sentence && sentence.index <= longestTitle ? text.slice(0, sentence.index + 1) : words
  return { title: calm(bare(head)), description: text.slice(head.length).trim() }
}

function startSection(reading: Reading, section: Section): void {
  Object.assign(reading, { section, day: null, isInline: false })
}

function readHeading(reading: Reading, text: string): boolean {
  const { section, inline } = headingIn(text) ?? { inline: '' }
  if (!section || (inline && (section === 'days' || section === 'price'))) return false
  // In a day such a line is a remark.
  if (reading.day && inline && ['rest', 'highlights', 'description'].includes(section)) return false
  startSection(reading, section)
  if (inline && isList(section)) {
    reading.isInline = true
    // Commas separate entries, but not thousands or the words within brackets.
    for (const entry of inline.split(/[,;]\s+(?![^()]*\))/)) addTo(reading, section, capitalised(entry))
  } else if (inline || section === 'rest') addTo(reading, section, section === 'rest' ? text : inline)
  return true
}

function readPrice(reading: Reading, text: string): boolean {
  const found = priceIn(text)
  // In a day a smaller price is that of a ticket or a ride.
  if (!found || (reading.day && !found.isWhole && found.price < smallestTripPrice)) return false
  startSection(reading, 'rest')
  if (reading.price !== null || !found.isWhole) reading.rest.push(text)
  reading.price ??= found.price
  return true
}

function addToSection(reading: Reading, line: PastedLine, text: string): void {
  const { section, isInline } = reading
  if (section === null || (section === 'days' && reading.days.length === 0)) return addToIntro(reading, text)
  if (!isList(section)) return addTo(reading, section, text)
  const isOver = !line.isBulleted && (isInline || (line.isAfterBlank && reading[section].length > 1))
  if (isOver) startSection(reading, 'rest')
  addTo(reading, isOver ? 'rest' : section, text.replace(numbered, ''))
}

function addTo(reading: Reading, section: Section, text: string): void {
  if (section === 'rest' || section === 'price' || section === 'days') return void reading.rest.push(text)
  const { limit } = tripFields[section]
  if (isList(section)) {
    const fits = text.length <= limit && reading[section].length < tripFields[section].max
    return void (fits ? reading[section] : reading.rest).push(text)
  }
  const whole = withText(reading[section], text)
  if (whole.length <= limit) reading[section] = whole
  else reading.rest.push(text)
}

/** Lines before the days and lists: title, length and description. */
function addToIntro(reading: Reading, text: string): void {
  const titled = text.replace(titleLabel, '')
  if (titled === text && courtesy.test(text)) return void reading.rest.push(text)
  const found = durationIn(titled)
  const isNew = found !== null && reading.duration === null
  if (isNew) reading.duration = found.days
  if (isNew && bare(found.rest) === '') return
  const isTitle = titled.length <= longestTitle && !/[.!?]$/.test(titled)
  if (reading.title === '' && isTitle) reading.title = calm(bare(isNew ? found.rest : titled))
  else addTo(reading, calm(bare(text)) === reading.title ? 'rest' : 'description', text)
}

function isList(section: Section): section is LineField {
  return section === 'highlights' || section === 'inclusions' || section === 'exclusions'
}

function withText(before: string, text: string): string {
  return before && text ? `${before}\n${text}` : before || text
}

/** Without the signs around a heading. */
function bare(text: string): string {
  const trimmed = text.replace(/^[^\p{L}\p{N}(₹"“'‘+]+/u, '').replaceAll(/\s+/g, ' ')
  return trimmed.replace(/(?:[\s*_~:–—|•/;,.-]|\uFE0F|\u200D|(?![\p{L}\p{N}])\p{Extended_Pictographic})+$/u, '')
}

const smallWord = /^(?:and|of|the|to|in|by|at|with|from|via|a|for|km|hrs)$/

/** A title in capital letters, as it is written in a sentence; others begin with a capital letter. */
function calm(title: string): string {
  if (title !== title.toUpperCase() || !/\p{Lu}{4}/u.test(title)) return capitalised(title)
  const words = title.toLowerCase().split(' ')
  return words.map((word, index) => (index > 0 && smallWord.test(word) ? word : capitalised(word))).join(' ')
}

function capitalised(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*[a-z]/u, (start) => start.toUpperCase())
}
