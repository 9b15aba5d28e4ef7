import type { TripDetail } from '#contract/trips.ts'
import { ConvertedPrice } from '#site/shell/money/converted-price.tsx'

/** Under the price: what it comes to with the tax, for how many people, and how it is cancelled. */
export function TripPrices({ trip: { fact_texts, cancellation } }: { trip: TripDetail }) {
  const { total, prices } = fact_texts
  return (
    <>
      <p className="mt-2 font-semibold">{total}</p>
      {prices.length > 0 ? (
        <details className="trip-prices disclosure disclosure-wide">
          <summary className="min-h-11 font-semibold">Price for your group</summary>
          <table className="w-full">
            <caption className="sr-only">Price per person</caption>
            <tbody>
              {prices.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>
                    {row.price}
                    <ConvertedPrice rupees={row.rupees} /> <span className="block text-muted">{row.total}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
      {cancellation ? (
        <p className="mt-4 text-small">
          <span className="sr-only">Cancellation: </span>
          {cancellation}
        </p>
      ) : null}
    </>
  )
}
