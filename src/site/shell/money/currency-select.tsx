import { ConvertedPrice } from './converted-price.tsx'
import { chooseCurrency, useCurrency, useRates } from './currency.ts'

interface CurrencySelectProps {
  /** A price that is shown in the currency, beside the date of the rates. */
  rupees?: number
  className?: string
}

/** Where the owner has set rates, readers choose a currency for prices; without scripts the rates are named. */
export function CurrencySelect({ rupees, className = '' }: CurrencySelectProps) {
  const rates = useRates()
  const code = useCurrency()
  if (!rates) return null
  return (
    <div className={`no-print text-small ${className}`}>
      <div className="needs-scripts flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="flex items-center gap-x-3">
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
        </label>
        <span>
          {rupees === undefined ? null : <ConvertedPrice rupees={rupees} />} {rates.date}
        </span>
      </div>
      <p className="without-scripts">{rates.text}</p>
    </div>
  )
}
