import { FixedPicture, fixedPictureFiles, type FixedPictureSource } from '../shell/fixed-picture.tsx'
import type { PartnerPageTexts } from '#contract/site.ts'

const hostVerandah: FixedPictureSource = {
  files: fixedPictureFiles(
    import.meta.glob<string>('./pictures/host-verandah-*', { query: '?url', import: 'default', eager: true }),
  ),
  width: 1440,
  height: 960,
  color: '#789848',
  focus: 'focus-x-60 focus-y-60',
  alt: 'A host in a madder sari welcomes guests from a pillared verandah with a swing, lamps and a flowering garden.',
}

export function Eligibility({ criteria }: Pick<PartnerPageTexts, 'criteria'>) {
  return (
    <section className="band overflow-x-clip">
      <div className="page-width grid gap-y-12 lg:grid-cols-12 lg:gap-x-8">
        <div className="bleed bleed-left lg:col-span-6">
          <FixedPicture
            picture={hostVerandah}
            sizes="(width >= 64rem) 75vw, 100vw"
            className="aspect-[4/3] lg:sticky lg:top-24 lg:aspect-auto lg:h-[min(52rem,100svh-7.5rem)]"
          />
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="eyebrow text-madder">Eligibility criteria</p>
          <h2 className="mt-3 text-h2">What We Look For</h2>
          <p className="mt-5 text-lead text-balance">
            Whatever your size. A family with two rooms can meet them as well as a company.
          </p>
          <ul className="mt-10 border-b border-line">
            {criteria.map(({ title, text }) => (
              <li key={title} className="border-t border-line py-7">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2.5 max-w-measure">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
