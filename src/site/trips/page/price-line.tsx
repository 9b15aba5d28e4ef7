import { formatRupees } from '#values/format/money.ts'
import { useSite } from '#site/shell/queries/site-query.ts'

export function PriceLine({ price }: { price: number }) {
  return (
    <p className="price-card-price">
      <span className="block font-display text-[clamp(2.5rem,2.1rem+1.2vw,3.25rem)] leading-none tracking-[-0.02em] lining-nums">
        {formatRupees(price)}
      </span>{' '}
      <span className="mt-2 block text-muted">{useSite().price_line}</span>
    </p>
  )
}
