/** Currencies that the owner can set a rate for, with their signs. */
export const currencies = {
  gbp: { sign: '£', name: 'British pound' },
  eur: { sign: '€', name: 'Euro' },
  usd: { sign: '$', name: 'US dollar' },
  aud: { sign: 'A$', name: 'Australian dollar' },
  cad: { sign: 'C$', name: 'Canadian dollar' },
  sgd: { sign: 'S$', name: 'Singapore dollar' },
  aed: { sign: 'AED ', name: 'UAE dirham' },
} as const

export type Currency = keyof typeof currencies

export const currencyCodes = Object.keys(currencies) as Currency[]

/** Days for which rates are shown. */
export const ratesValidDays = 30
