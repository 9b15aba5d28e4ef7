import type { Figure } from '#contract/site.ts'

interface SuccessFiguresProps {
  heading: string
  figures: readonly Figure[]
}

export function SuccessFigures({ heading, figures }: SuccessFiguresProps) {
  if (figures.length === 0) return null
  return (
    <section className="page-width pb-[clamp(4rem,2.5rem+6vw,8.5rem)] sm:pt-16">
      <h2 className="text-h2">{heading}</h2>
      <dl className="mt-6 grid border-y border-ink/70 sm:grid-cols-2">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-8 not-first:border-t sm:py-12 sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-8 lg:not-first:pl-16"
          >
            <dt className="mt-4 text-lead first-letter:uppercase">{label}</dt>
            <dd className="font-display text-[clamp(6.5rem,4rem+12vw,14.5rem)] leading-[0.82] tracking-[-0.045em] text-madder lining-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
