import type { AboutText } from './about-text.ts'

export function Values({ text }: { text: AboutText['values'] }) {
  return (
    <section className="bg-paper">
      <div className="band page-width grid gap-y-10 lg:grid-cols-12 lg:gap-x-8">
        <h2 className="text-h2 lg:sticky lg:max-w-[8ch] lg:top-32 lg:col-span-4 lg:self-start">{text.heading}</h2>
        <ul className="border-b border-line lg:col-span-8">
          {text.items.map(({ title, text }) => (
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
