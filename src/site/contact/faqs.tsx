import type { ContactText } from './contact-text.ts'

/** `<details>`, so that the questions also open without scripts. */
export function Faqs({ text }: { text: ContactText['faqs'] }) {
  return (
    <section className="band page-width grid gap-y-8 lg:grid-cols-12 lg:gap-x-8">
      <h2 className="text-h2 lg:col-span-4">{text.heading}</h2>
      <div className="border-b border-line lg:col-span-8">
        {text.items.map(({ topic, question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex items-center justify-between gap-6 py-6 transition-colors duration-(--duration-calm) hover:text-madder">
              <h3 className="text-h3">
                <span className="eyebrow mb-1.5 block font-text text-madder">{topic} </span>
                {question}
              </h3>
              <span
                className="relative size-5 shrink-0 transition-transform duration-(--duration-calm) before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-current after:absolute after:inset-y-0 after:left-1/2 after:w-px after:bg-current group-open:rotate-45"
                aria-hidden="true"
              />
            </summary>
            <div className="rich-text max-w-[32rem] pb-8" dangerouslySetInnerHTML={{ __html: answer }} />
          </details>
        ))}
      </div>
    </section>
  )
}
