/** A heading of one day or several: 'Day 1', 'DAY 02 –', 'D3:', '4th day', 'Day 5-6'. */
export interface DayHeading {
  from: number
  to: number
  rest: string
}

const counting = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const dayForms = [
  String.raw`[#([\s]*(?:\d{1,2}[.)]\s*)?(?:days?|दिन)\s*[-–—#.:]?\s*(\d{1,2}|${counting.join('|')})(?:st|nd|rd|th)?(?![\p{L}\p{N}])(.*)`,
  String.raw`d-?(\d{1,2})\s*[-–—:.)|](.*)`,
  String.raw`(\d{1,2})(?:st|nd|rd|th)\s+day\s*(?:[-–—:.)|]+(.*))?`,
].map((form) => new RegExp(`^${form}$`, 'iu'))
const notDays = String.raw`[\p{L}\p{N}]|[:.]\d|\s*(?:h(?:ou)?rs?|kms?|nights?|days?|am|pm|min)\b`
const range = new RegExp(String.raw`^\s*(?:-|–|&|and|to)\s*(?:day\s*)?(\d{1,2})(?!${notDays})(.*)$`, 'iu')

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const weekday = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*'
const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const dayOfYear = String.raw`(?:${ordinal}[\s-]+${month}|${month}\s+${ordinal})(?:[\s,-]+\d{4})?`
const dates = String.raw`(?:${weekday}[,.]?\s+)?(?:${dayOfYear}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})`
const weekdayBehind = String.raw`(?:[\s,|(]+${weekday}(?=\s*[-–—:|)\]]))?`
const date = new RegExp(String.raw`^[\s([|,:/–—-]*(${dates}${weekdayBehind})(?![\p{L}\p{N}])[\s)\]]*`, 'iu')

export function dayIn(text: string): DayHeading | null {
  const [, typed, rest = ''] = dayForms.map((form) => form.exec(text)).find(Boolean) ?? []
  if (!typed) return null
  const from = /\d/.test(typed) ? Number(typed) : counting.indexOf(typed.toLowerCase())
  const [, last, behind = ''] = range.exec(rest) ?? []
  const isRange = Number(last) > from && Number(last) - from < 7 && !dateIn(rest)
  return isRange ? { from, to: Number(last), rest: behind } : { from, to: from, rest }
}

/** A date at the beginning. */
export function dateIn(text: string): { date: string; rest: string } | null {
  const found = date.exec(text)
  return found && { date: found[1]!, rest: text.slice(found[0].length) }
}

const includes = 'inclusions?|includ(?:es?|ed|ing)|incl'
const sections = {
  exclusions: `exclusions?|exclud(?:es?|ed|ing)|excl|(?:what(?:['’]?s| is| are)? |does |do )?not (?:${includes})`,
  inclusions: `(?:what(?:['’]?s| is| are)? )?(?:${includes})`,
  highlights: 'highlights?',
  description: 'overview|introduction|description|about (?:the|this) (?:trip|tour|journey)|summary',
  cancellation: '(?:cancellation|refund)s?(?: (?:policy|terms|charges))?',
  payment: 'payments?(?: (?:policy|terms|schedule|details))?|how to pay',
  packing: '(?:what|things) to (?:pack|carry|bring)|packing list|must carry',
  rest: 'terms (?:&|and) conditions|(?:important |kindly )?(?:notes?|information)|remarks|disclaimer',
  price: '(?:price|cost|rates?|tariff)(?: details)?',
  days: '(?:(?:brief|short|detailed|day[- ]?wise) )?(?:itinerary|programme|program|schedule|plan)',
} as const
export type Section = keyof typeof sections

const before = '(?:(?:the|package|tour|trip|cost|price|your) )*'
const behind = '(?: (?:of|for|in) (?:the |this |your )?(?:tour|trip|package|journey|price|cost))?'
const headings = Object.entries(sections).map(([section, words]) => {
  const inline = section.endsWith('clusions') ? String.raw`(?:\s*[:–—-]+\s*|\s+)(.*)` : String.raw`\s*[:–—]\s*(.*)`
  const form = new RegExp(String.raw`^${before}(?:${words})${behind}(?:${inline}|[^\p{L}\p{N}]*)$`, 'iu')
  return { section: section as Section, form }
})

/** A heading of a list or a text, with what follows in the same line. */
export function headingIn(text: string): { section: Section; inline: string } | null {
  for (const { section, form } of headings) {
    const found = form.exec(text)
    if (found) return { section, inline: /[\p{L}\p{N}]/u.test(found[1] ?? '') ? found[1]!.trim() : '' }
  }
  return null
}

const amount = /(₹|\brs\.?|\binr\b)?\s*(?<![\d,])(\d[\d,]*(?:\.\d+)?)\s*(k|lakhs?|lacs?)?(?![\p{L}\p{N}])\s*(\/-)?/giu
const priceWords = '(?:package|tour|total|trip|land|net|price|cost|rates?|tariff|fare|investment)'
const priceLabel = new RegExp(
  `^(?:the )?(?:${priceWords} )?(?:price|cost|rates?|tariff|fare|investment|package)\\b`,
  'i',
)
const perPerson = /\b(?:per (?:person|head|adult|pax)|pp|each)\b|\/\s*person/i
const group = /\b(?:[2-9]|\d\d)\s*(?:pax|persons|people|guests|adults)\b/i
const filler = new RegExp(
  `\\b(?:${priceWords}|the|is|of|for|from|starting|at|only|per|person|head|adult|pax|pp|each)\\b`,
  'gi',
)

/** A price per person in a line that begins with it or with a word for it; `isWhole` if the line says nothing else. */
export function priceIn(text: string): { price: number; isWhole: boolean } | null {
  const isEach = perPerson.test(text)
  const isLabelled = priceLabel.test(text)
  const found = [...text.matchAll(amount)].find(
    ([, sign, digits, scale, dash]) =>
      (sign || dash || scale || isLabelled || isEach) && valueOf(digits!, scale) >= 500,
  )
  if (!found || (group.test(text) && !isEach)) return null
  const start = text.slice(0, found.index).replace(filler, '')
  const isAlone = isEach || found[0].trim().length === text.length
  if (!isLabelled && (/\p{L}/u.test(start) || !isAlone)) return null
  const others = text.replace(found[0], ' ').replace(filler, '')
  return { price: valueOf(found[2]!, found[3]), isWhole: !/[\p{L}\p{N}]/u.test(others) }
}

function valueOf(digits: string, scale = ''): number {
  const times = /^k/i.test(scale) ? 1000 : scale ? 100_000 : 1
  return Math.round(Number(digits.replaceAll(',', '')) * times)
}

const pairs = ['n(?:ights?)?', 'd(?:ays?)?'].map((first, index, [nights, days]) => {
  const second = index === 0 ? days : nights
  return new RegExp(String.raw`\(?\b(\d{1,2})\s*${first}\s*(?:[/&,+–-]|and)*\s*(\d{1,2})\s*${second}\b\)?`, 'i')
})
const daysAlone = /(?:^duration)?[\s,:(–-]*\b(\d{1,2})[\s-]*days?\b(?: itinerary| tour| trip| package)?\)?$/i

/** '6N/7D' or '5 days', and the rest of the text. */
export function durationIn(text: string): { days: number; rest: string } | null {
  const found = pairs.map((form) => form.exec(text)).find(Boolean) ?? daysAlone.exec(text)
  if (!found) return null
  const [all, one, other = one] = found
  const days = Math.max(Number(one), Number(other))
  // Nights that do not follow from the days stay in the text.
  const isUsual = other === one || Math.abs(Number(one) - Number(other)) === 1
  return days > 0 ? { days, rest: isUsual ? text.replace(all, ' ').replace(/^duration\b/i, '') : text } : null
}

/** A greeting or the head of a mail. */
export const courtesy =
  /^(?:hi|hello|hey|dear|respected|namaste|namaskar|vanakkam|as+al+a+m\w*|greetings|good (?:morning|afternoon|evening)|thank|thanks|please|pls|kindly|as (?:discussed|promised|requested|per)|here is|(?:forwarded|original) message)\b|^(?:from|to|cc|bcc|sent|date): /i
export const farewell =
  /^(?:thanks|thank you|cheers|yours|(?:(?:thanks|warm|warmest|kind|best|with)\s*(?:&|and)?\s*)*(?:regards|wishes))\b[^:]{0,30}$/i

/** Whether a line has a telephone number or a mail address. */
export function hasContact(text: string): boolean {
  const numbers = text.match(/\+?\d[\d\s()-]{8,}\d/g) ?? []
  return /\S@\S+\.\S/.test(text) || numbers.some((found) => found.replaceAll(/\D/g, '').length > 9)
}
