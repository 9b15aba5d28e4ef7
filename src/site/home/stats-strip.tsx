import { pageQuery } from '../shell/site-query.ts'
import { useQuery } from '../shell/use-query.ts'

export function StatsStrip() {
  const { figures } = useQuery(pageQuery('home'))
  if (figures.length === 0) return null
  return (
    <section aria-label="In figures" className="page-width">
      <dl className="grid grid-cols-2 border-y border-ink/25 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse gap-1 border-line px-1 py-8 odd:border-r max-lg:even:pl-6 max-lg:nth-[n+3]:border-t lg:border-r lg:px-8 lg:py-12 lg:first:pl-0 lg:last:border-r-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-display text-[clamp(2.75rem,1.9rem+3.4vw,4.75rem)] leading-none tracking-tight text-indigo">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
