import type { PartnerText } from './partner-text.ts'

export function PartnerCategories({ text }: { text: PartnerText['categories'] }) {
  return (
    <section className="bg-paper">
      <div className="band page-width">
        <div className="grid gap-y-5 lg:grid-cols-12 lg:items-end lg:gap-x-8">
          <h2 className="text-h2 lg:col-span-5">{text.heading}</h2>
          <p className="max-w-measure text-balance lg:col-span-5 lg:col-start-8">{text.lead}</p>
        </div>
        <ul className="mt-8 border-b border-line">
          {text.items.map(({ title, text }) => (
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
