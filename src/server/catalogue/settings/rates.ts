import type { Settings } from '#contract/settings/sections.ts'
import type { SiteProfile } from '#contract/site.ts'
import { currencies, currencyCodes, ratesValidDays } from '#values/format/currencies.ts'
import { formatDay } from '#values/format/dates.ts'

/** Rates of the settings, as pages say them; null where none is set. */
export function presentRates({ from, ...stored }: Settings['rates']): SiteProfile['rates'] {
  const rates = currencyCodes.flatMap((code) => {
    const rupees = stored[code]
    return rupees === null ? [] : [{ code, sign: currencies[code].sign, rupees }]
  })
  if (from === null || rates.length === 0) return null
  const until = new Date(from)
  until.setUTCDate(until.getUTCDate() + ratesValidDays)
  const day = formatDay(from).replace(/ \d+$/, '')
  const sums = rates.map(({ sign, rupees }) => `${sign}1 = ₹${rupees}`)
  return {
    rates,
    date: `at rates of ${day}`,
    text: `Rates: ${sums.join(', ')}, from ${day}`,
    until: until.toISOString().slice(0, 10),
  }
}
