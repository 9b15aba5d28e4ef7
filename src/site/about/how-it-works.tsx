import type { AboutText } from './about-text.ts'

const lower = ['', 'lg:mt-16', 'lg:mt-32']

export function HowItWorks({ text }: { text: AboutText['howItWorks'] }) {
  return (
    <section className="page-width pb-[clamp(4rem,2.5rem+6vw,8.5rem)]">
      <h2 className="text-h2">{text.heading}</h2>
      <ol className="mt-10 grid gap-x-12 gap-y-12 lg:mt-14 lg:grid-cols-3">
        {text.steps.map(({ title, text }, index) => (
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
