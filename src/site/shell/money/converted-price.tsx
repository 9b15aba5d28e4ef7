import { convertedPrice } from '#values/format/converted.ts'
import { useRate, useRates } from './currency.ts'

/** Beside a price in rupees: the same in the currency that the reader has chosen. */
export function ConvertedPrice({ rupees }: { rupees: number }) {
  const rate = useRate()
  return rate ? (
    <span className="no-print font-normal whitespace-nowrap text-muted"> {convertedPrice(rupees, rate)}</span>
  ) : null
}

/** On a reserved line, for prices inside a sentence. */
export function ConvertedPriceLine({ rupees }: { rupees: number }) {
  return useRates() ? (
    <span className="block min-h-[1lh] text-small">
      <ConvertedPrice rupees={rupees} />
    </span>
  ) : null
}
