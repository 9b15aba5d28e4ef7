import { pageQuery, useSite } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'
import { RichText } from '../shell/rich-text.tsx'
import { Eligibility } from './eligibility.tsx'
import { GetStarted } from './get-started.tsx'
import { PartnerHero } from './partner-hero.tsx'
import type { PartnerPageTexts } from '#contract/site.ts'

const places = [
  'lg:col-span-10 lg:text-[clamp(2rem,1rem+2.1vw,2.875rem)]',
  'lg:col-span-5 lg:col-start-2',
  'lg:col-span-5 lg:col-start-8',
]

function PartnerQuotes({ quotes, quotes_are_samples }: Pick<PartnerPageTexts, 'quotes' | 'quotes_are_samples'>) {
  if (quotes.length === 0) return null
  return (
    <section className="on-dark bg-dusk text-paper">
      <div className="band page-width">
        <h2 className="eyebrow font-text text-marigold">In Partners’ Words</h2>
        {quotes_are_samples ? <p className="mt-2 text-paper/80">Sample words until our first partners write.</p> : null}
        <div className="mt-8 grid gap-y-14 lg:grid-cols-12 lg:gap-x-8 lg:gap-y-24">
          {quotes.map(({ name, quote }, index) => (
            <figure key={name} className={`text-h3 ${places[index] ?? ''}`}>
              <blockquote className="-indent-[0.42em] font-display leading-[1.25] tracking-[-0.01em]">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-6 text-body tracking-normal text-paper/80">{name}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

const stair = ['lg:ml-0', 'lg:ml-[9%]', 'lg:ml-[18%]', 'lg:ml-[27%]', 'lg:ml-[36%]']

function PartnershipProcess({ steps }: Pick<PartnerPageTexts, 'steps'>) {
  return (
    <section className="band page-width">
      <p className="eyebrow text-madder">Process</p>
      <h2 className="mt-3 text-h2">How We Become Partners</h2>
      <ol className="mt-10 lg:mt-14">
        {steps.map(({ title, text }, index) => (
          <li key={title} className={`border-t border-ink/70 pt-6 pb-9 ${stair[index] ?? ''}`}>
            <div className="grid grid-cols-[4rem_1fr] gap-x-2 sm:grid-cols-[6rem_1fr] lg:max-w-[52rem] lg:grid-cols-[6rem_15rem_1fr] lg:gap-x-6">
              <span
                aria-hidden="true"
                className="row-span-2 font-display text-[3.5rem] leading-[0.85] text-madder lining-nums lg:row-span-1 lg:text-[4.5rem]"
              >
                {index + 1}
              </span>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2.5 max-w-measure text-balance lg:mt-0.5">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Specification 2.9. */
export function PartnerPage() {
  const site = useSite()
  const texts = useQuery(pageQuery('partner'))
  return (
    <>
      <PartnerHero lead={texts.lead} applicationUrl={site.application_url} />
      <Benefits benefits={texts.benefits} />
      <SuccessFigures figures={texts.figures} />
      <PartnerCategories />
      <Eligibility criteria={texts.criteria} />
      <VendorTypes types={texts.vendor_types} />
      <PartnershipProcess steps={texts.steps} />
      <PartnerQuotes {...texts} />
      <RichText html={texts.more} />
      <GetStarted site={site} texts={texts} />
    </>
  )
}

function Benefits({ benefits }: Pick<PartnerPageTexts, 'benefits'>) {
  return (
    <section className="band page-width grid gap-y-10 lg:grid-cols-12 lg:gap-x-8">
      <div className="lg:col-span-4">
        <p className="eyebrow text-madder">Benefits</p>
        <h2 className="mt-3 text-h2">Why Work with Us</h2>
      </div>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:col-span-8 lg:gap-y-16">
        {benefits.map(({ title, text }) => (
          <li key={title} className="border-t border-ink/70 pt-5 relative sm:even:top-24">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-measure text-balance">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SuccessFigures({ figures }: Pick<PartnerPageTexts, 'figures'>) {
  if (figures.length === 0) return null
  return (
    <section className="page-width pb-[clamp(4rem,2.5rem+6vw,8.5rem)] sm:pt-16">
      <h2 className="text-h2">What Partners Report</h2>
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

const categories = [
  {
    title: 'Wildlife Escapes',
    text: 'Safaris, walks, boats and hides in forest, grassland, mangrove and high desert, led by people who can read them.',
  },
  {
    title: 'Wellness Retreats',
    text: 'Ayurveda, yoga and meditation taught by trained practitioners, with the days and the food to go with them.',
  },
  {
    title: 'Signature Stays',
    text: 'Estates, old family houses, boats and camps where the house itself, and those who keep it, are the reason to come.',
  },
  {
    title: 'Offbeat & Immersive',
    text: 'Villages, crafts, kitchens, festivals and long walks, at the pace of the people who live there.',
  },
]

function PartnerCategories() {
  return (
    <section className="bg-paper">
      <div className="band page-width">
        <div className="grid gap-y-5 lg:grid-cols-12 lg:items-end lg:gap-x-8">
          <h2 className="text-h2 lg:col-span-5">Where You Might Fit</h2>
          <p className="max-w-measure text-balance lg:col-span-5 lg:col-start-8">
            Our journeys fall into four kinds. Most partners belong to one, a few to two.
          </p>
        </div>
        <ul className="mt-8 border-b border-line">
          {categories.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-y-3 border-t border-line py-8 lg:grid-cols-12 lg:items-baseline lg:gap-x-8 lg:py-9"
            >
              <h3 className="text-h3 lg:col-span-7">{title}</h3>
              <p className="max-w-measure lg:col-span-5 lg:col-start-8">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function VendorTypes({ types }: { types: PartnerPageTexts['vendor_types'] }) {
  return (
    <section className="bg-sand">
      <div className="band page-width">
        <p className="eyebrow text-madder">Vendor types</p>
        <h2 className="mt-3 max-w-[12ch] text-h2">Who We Work With</h2>
        <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4 lg:gap-y-12">
          {types.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-[1.375rem] leading-[1.2]">{title}</h3>
              <p className="mt-2 max-w-[34ch] text-small text-balance">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
