import { settingLabel } from '#contract/settings/sections.ts'
import { convertedPrice } from '#values/format/converted.ts'
import { currencies, currencyCodes } from '#values/format/currencies.ts'
import { formatRupees } from '#values/format/money.ts'
import { priceWithGst, withGstRate } from '#values/trips/gst.ts'
import type { SampleProps } from './sample-props.ts'
import styles from './samples.module.css'

/** The strips of the three pages. */
export function FiguresSample({ values }: SampleProps<'figures'>) {
  return Object.entries(values).map(([page, rows]) => (
    <div key={page}>
      <p>{settingLabel('figures', page)}</p>
      <dl className={styles.figures}>
        {rows.map(({ key, value, label, ...others }) => (
          <div key={key}>
            <dt>
              {label} {'note' in others && others.note ? <small>{others.note}</small> : null}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}

const examplePrice = 58_500

/** The card of a trip. */
export function TaxesSample({ values }: SampleProps<'taxes'>) {
  const rate = Number(values.gst_rate)
  return (
    <div className={styles.note}>
      <p className={styles.title}>{formatRupees(examplePrice)}</p>
      <p>{withGstRate(values.price_line, rate)}</p>
      {Number.isFinite(rate) ? <p>{formatRupees(priceWithGst(examplePrice, rate))} with GST</p> : null}
      <p>{values.price_note}</p>
    </div>
  )
}

/** A price in each currency. */
export function RatesSample({ values }: SampleProps<'rates'>) {
  const rates = currencyCodes
    .map((code) => ({ code, sign: currencies[code].sign, rupees: Number(values[code]) }))
    .filter(({ rupees }) => rupees > 0)
  if (rates.length === 0 || !values.from) return <p>Without a rate and its day, prices are in rupees only.</p>
  return (
    <div className={styles.note}>
      <p className={styles.title}>{formatRupees(examplePrice)}</p>
      {rates.map((rate) => (
        <p key={rate.code}>{convertedPrice(examplePrice, rate)}</p>
      ))}
    </div>
  )
}
