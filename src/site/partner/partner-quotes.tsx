import type { PartnerText } from './partner-text.ts'

const places = [
  'lg:col-span-10 lg:text-[clamp(2rem,1rem+2.1vw,2.875rem)]',
  'lg:col-span-5 lg:col-start-2',
  'lg:col-span-5 lg:col-start-8',
]

export function PartnerQuotes({ text }: { text: PartnerText['testimonials'] }) {
  return (
    <section className="on-dark bg-dusk text-paper">
      <div className="band page-width">
        <h2 className="eyebrow font-text text-marigold">{text.heading}</h2>
        {text.notice ? <p className="mt-2 text-paper/80">{text.notice}</p> : null}
        <div className="mt-8 grid gap-y-14 lg:grid-cols-12 lg:gap-x-8 lg:gap-y-24">
          {text.items.map(({ name, quote }, index) => (
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
