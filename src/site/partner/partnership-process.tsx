import type { PartnerText } from './partner-text.ts'

const stair = ['lg:ml-0', 'lg:ml-[9%]', 'lg:ml-[18%]', 'lg:ml-[27%]', 'lg:ml-[36%]']

export function PartnershipProcess({ text }: { text: PartnerText['process'] }) {
  return (
    <section className="band page-width">
      <p className="eyebrow text-madder">{text.eyebrow}</p>
      <h2 className="mt-3 text-h2">{text.heading}</h2>
      <ol className="mt-10 lg:mt-14">
        {text.steps.map(({ title, text }, index) => (
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
