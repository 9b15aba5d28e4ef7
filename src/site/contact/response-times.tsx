import type { ContactText } from './contact-text.ts'

export function ResponseTimes({ text }: { text: ContactText['responseTimes'] }) {
  return (
    <section className="bg-sand">
      <div className="band page-width grid gap-y-8 lg:grid-cols-12 lg:gap-x-8">
        <h2 className="text-h2 lg:col-span-4">{text.heading}</h2>
        <dl className="border-b border-ink/25 lg:col-span-8">
          {text.rows.map(({ channel, label, reply, hours }) => (
            <div
              key={channel}
              className="grid gap-x-8 gap-y-1 border-t border-ink/25 py-5 sm:grid-cols-[2fr_2fr_2fr] sm:items-baseline"
            >
              <dt className="font-display text-h3">{label}</dt>
              <dd>{reply}</dd>
              {hours ? <dd className="sm:text-right">{hours}</dd> : null}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
