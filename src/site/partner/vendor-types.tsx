import type { PartnerText } from './partner-text.ts'

export function VendorTypes({ text }: { text: PartnerText['vendorTypes'] }) {
  return (
    <section className="bg-sand">
      <div className="band page-width">
        <p className="eyebrow text-madder">{text.eyebrow}</p>
        <h2 className="mt-3 max-w-[12ch] text-h2">{text.heading}</h2>
        <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4 lg:gap-y-12">
          {text.items.map(({ title, text }) => (
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
