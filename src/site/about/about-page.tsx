import { pageQuery } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'
import { RichText } from '../shell/rich-text.tsx'
import { AboutHero } from './about-hero.tsx'
import { Founders } from './founders.tsx'
import type { AboutPageTexts } from '#contract/site.ts'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from '#ui/icons.tsx'

const lower = ['', 'lg:mt-16', 'lg:mt-32']

function HowItWorks({ steps }: Pick<AboutPageTexts, 'steps'>) {
  return (
    <section className="page-width pb-[clamp(4rem,2.5rem+6vw,8.5rem)]">
      <h2 className="text-h2">How It Works</h2>
      <ol className="mt-10 grid gap-x-12 gap-y-12 lg:mt-14 lg:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className={`grid grid-cols-[4.5rem_1fr] lg:block ${lower[index] ?? ''}`}>
            <span
              aria-hidden="true"
              className="block font-display text-[5rem] leading-[0.8] text-madder lining-nums lg:text-[9rem]"
            >
              {index + 1}
            </span>
            <div className="lg:mt-8">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 max-w-sm text-balance">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Specification 2.8. */
export function AboutPage() {
  const about = useQuery(pageQuery('about'))
  return (
    <>
      <AboutHero heading={about.heading} lead={about.lead} />
      <div className="band page-width grid gap-y-14 lg:grid-cols-12 lg:gap-x-8">
        <Statement heading="Our Mission" text={about.mission} className="lg:col-span-6" />
        <Statement heading="Our Vision" text={about.vision} className="lg:col-span-6 lg:col-start-7 lg:mt-48" />
      </div>
      <Values values={about.values} />
      <Impact figures={about.figures} />
      <Founders heading={about.founders_heading} founders={about.founders} />
      <HowItWorks steps={about.steps} />
      <Sustainability lead={about.sustainability} promises={about.promises} />
      <RichText html={about.more} />
      <NextSteps />
    </>
  )
}

function Statement({ heading, text, className }: { heading: string; text: string; className: string }) {
  return (
    <section className={`border-t border-ink/70 pt-6 ${className}`}>
      <h2 className="text-h2">{heading}</h2>
      <p className="mt-6 max-w-measure text-lead">{text}</p>
    </section>
  )
}

function Values({ values }: Pick<AboutPageTexts, 'values'>) {
  return (
    <section className="bg-paper">
      <div className="band page-width grid gap-y-10 lg:grid-cols-12 lg:gap-x-8">
        <h2 className="text-h2 lg:sticky lg:max-w-[8ch] lg:top-32 lg:col-span-4 lg:self-start">What We Hold To</h2>
        <ul className="border-b border-line lg:col-span-8">
          {values.map(({ title, text }) => (
            <li key={title} className="grid gap-x-8 gap-y-3 border-t border-line py-8 sm:grid-cols-[2fr_3fr] lg:py-10">
              <h3 className="text-h3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Impact({ figures }: Pick<AboutPageTexts, 'figures'>) {
  if (figures.length === 0) return null
  return (
    <section className="band page-width">
      <h2 className="text-h2">So Far</h2>
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

function Sustainability({ lead, promises }: { lead: string } & Pick<AboutPageTexts, 'promises'>) {
  return (
    <section className="on-dark bg-dusk text-paper">
      <div className="band page-width">
        <div className="grid gap-y-6 lg:grid-cols-12 lg:items-end lg:gap-x-8">
          <h2 className="text-h2 lg:col-span-6">Our Sustainability Commitment</h2>
          <p className="max-w-measure text-lead text-balance text-paper/85 lg:col-span-5 lg:col-start-8">{lead}</p>
        </div>
        <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:mt-20 lg:grid-cols-3 lg:gap-y-16">
          {promises.map(({ title, text }) => (
            <li key={title} className="border-t border-paper/35 pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 max-w-measure text-balance text-paper/85">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const nextSteps = [
  { text: 'Explore Journeys', to: '/category/wildlife', hash: undefined },
  { text: 'Become a Partner', to: '/partner', hash: 'top' },
]

function NextSteps() {
  return (
    <section className="no-print band page-width grid gap-y-10 lg:grid-cols-12 lg:gap-x-8">
      <div className="lg:col-span-4">
        <h2 className="text-h2">Come and see</h2>
        <p className="mt-4 max-w-measure text-balance">
          Start with a forest at daybreak, or, if you look after guests yourself, with a conversation about your own
          corner of the country.
        </p>
      </div>
      <ul className="border-b border-ink/70 lg:col-span-7 lg:col-start-6">
        {nextSteps.map(({ text, to, hash }) => (
          <li key={to} className="border-t border-ink/70">
            <Link
              to={to}
              hash={hash}
              className="group flex items-center justify-between gap-6 py-6 font-display text-h3 transition-colors duration-(--duration-calm) hover:text-madder lg:py-8"
            >
              {text}
              <ArrowRight className="nudge size-7" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
