import { ConvertedPrice } from './converted-price.tsx'
import { chooseCurrency, useCurrency, useRates } from './currency.ts'

/** On the card of a price, with its date; without scripts all rates are named. */
export function PriceCurrency({ rupees }: { rupees: number }) {
  return useRates() ? (
    <div className="no-print">
      <CurrencySelect className="mt-2" />
      <p className="needs-scripts min-h-[1lh]">
        <ConvertedPrice rupees={rupees} />
      </p>
    </div>
  ) : null
}

/** Where the owner has set rates, readers choose a currency in which prices are also shown. */
export function CurrencySelect({ className = '' }: { className?: string }) {
  const rates = useRates()
  const code = useCurrency()
  if (!rates) return null
  return (
    <div className={className}>
      <label className="needs-scripts flex flex-wrap items-center gap-x-3 text-small">
        Prices also in
        <select
          value={code}
          onChange={({ currentTarget }) => chooseCurrency(currentTarget.value)}
          className="min-h-11 border border-[#8a7f70] bg-paper px-2 text-ink"
        >
          <option value="">Rupees only</option>
          {rates.rates.map((rate) => (
            <option key={rate.code} value={rate.code}>
              {`${rate.sign} ${rate.code.toUpperCase()}`}
            </option>
          ))}
        </select>
        <span>{rates.date}</span>
      </label>
      <p className="without-scripts text-small">{rates.text}</p>
    </div>
  )
}
