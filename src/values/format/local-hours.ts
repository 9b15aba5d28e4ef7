const hoursInIndia = /(\d{1,2})(?::(\d{2}))?\s*(AM|PM)\s*[-–]\s*(\d{1,2})(?::(\d{2}))?\s*(AM|PM)\s+IST/i

/** Minutes that India is ahead of UTC. */
const indiaOffset = 330

/**
 * Opening hours where the reader is.
 * @param text such as 'Mon-Fri 9 AM-6 PM IST'.
 * @param now of the day whose offset counts, as summer time changes it.
 * @returns such as '4:30 AM-1:30 PM your time'; null for readers in India and for other texts.
 */
export function localHours(text: string, now: Date): string | null {
  const found = hoursInIndia.exec(text)
  if (!found || -now.getTimezoneOffset() === indiaOffset) return null
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const [from, to] = [found.slice(1, 4), found.slice(4, 7)].map(([hour, minute, half]) => {
    const inIndia = ((Number(hour) % 12) + (/pm/i.test(half!) ? 12 : 0)) * 60 + Number(minute ?? 0)
    return clockTime(new Date(midnight + (inIndia - indiaOffset) * 60_000))
  })
  return `${from}-${to} your time`
}

function clockTime(at: Date): string {
  const minutes = at.getMinutes()
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${at.getHours() % 12 || 12}${past} ${at.getHours() < 12 ? 'AM' : 'PM'}`
}
