import type { PartnerText } from './partner-text.ts'

export function Benefits({ text }: { text: PartnerText['benefits'] }) {
  return (
    <section className="band page-width grid gap-y-10 lg:grid-cols-12 lg:gap-x-8">
      <div className="lg:col-span-4">
        <p className="eyebrow text-madder">{text.eyebrow}</p>
        <h2 className="mt-3 text-h2">{text.heading}</h2>
      </div>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:col-span-8 lg:gap-y-16">
        {text.items.map(({ title, text }) => (
          <li key={title} className="border-t border-ink/70 pt-5 relative sm:even:top-24">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-measure text-balance">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
