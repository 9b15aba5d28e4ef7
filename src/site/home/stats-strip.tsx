import { pageQuery } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'

export function StatsStrip() {
  const { figures } = useQuery(pageQuery('home'))
  if (figures.length === 0) return null
  return (
    <section aria-label="In figures" className="page-width">
      <dl className="grid grid-cols-2 border-y border-ink/25 lg:grid-cols-4">
        {figures.map(({ value, label, note }) => (
          <div
            key={label}
            className="flex flex-col gap-1 border-line px-1 py-8 odd:border-r max-lg:even:pl-6 max-lg:nth-[n+3]:border-t lg:border-r lg:px-8 lg:py-12 lg:first:pl-0 lg:last:border-r-0"
          >
            <dt className="order-1 text-muted">{label}</dt>
            <dd className="font-display text-[clamp(2.75rem,1.9rem+3.4vw,4.75rem)] leading-none tracking-tight text-indigo">
              {value}
            </dd>
            {note ? <dd className="order-2 text-small text-muted">{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  )
}
