import type { AboutText } from './about-text.ts'

export function Sustainability({ text }: { text: AboutText['sustainability'] }) {
  return (
    <section className="on-dark bg-dusk text-paper">
      <div className="band page-width">
        <div className="grid gap-y-6 lg:grid-cols-12 lg:items-end lg:gap-x-8">
          <h2 className="text-h2 lg:col-span-6">{text.heading}</h2>
          <p className="max-w-measure text-lead text-balance text-paper/85 lg:col-span-5 lg:col-start-8">{text.lead}</p>
        </div>
        <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:mt-20 lg:grid-cols-3 lg:gap-y-16">
          {text.promises.map(({ title, text }) => (
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
