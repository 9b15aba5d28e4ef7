import type { Figure } from '#contract/site.ts'

interface ImpactProps {
  heading: string
  figures: readonly Figure[]
}

export function Impact({ heading, figures }: ImpactProps) {
  if (figures.length === 0) return null
  return (
    <section className="band page-width">
      <h2 className="text-h2">{heading}</h2>
      <dl className="mt-6 grid grid-cols-2 border-y border-ink/70 lg:grid-cols-[1fr_1fr_1.35fr_1fr]">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-line py-7 not-first:pl-5 max-lg:odd:pl-0 max-lg:even:border-l max-lg:nth-[n+3]:border-t sm:py-9 lg:not-first:border-l lg:not-first:pl-8"
          >
            <dt className="eyebrow">{label}</dt>
            <dd className="font-display text-[clamp(2.75rem,1.6rem+5vw,5.75rem)] leading-none tracking-[-0.03em] lining-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
