import { FixedPicture, fixedPictureFiles, type FixedPictureSource } from '../shell/fixed-picture.tsx'
import type { AboutPageTexts } from '#contract/site.ts'

const mapHands: FixedPictureSource = {
  files: fixedPictureFiles(
    import.meta.glob<string>('./pictures/map-hands-*', { query: '?url', import: 'default', eager: true }),
  ),
  width: 1440,
  height: 960,
  color: '#282868',
  focus: 'focus-x-50 focus-y-50',
  alt: 'Two open, henna-patterned palms hold a small glowing landscape of mountains, temple, palms and river.',
}

export function AboutHero({ heading, lead }: Pick<AboutPageTexts, 'heading' | 'lead'>) {
  return (
    <section className="overflow-x-clip pt-14 lg:pt-24">
      <div className="page-width">
        <p className="eyebrow text-madder">About Us</p>
        <h1 className="mt-5 max-w-[17ch] text-h1">{heading}</h1>
        <div className="mt-10 grid gap-y-10 lg:mt-16 lg:grid-cols-12 lg:gap-x-8">
          <div className="bleed bleed-right lg:col-span-8 lg:col-start-5 lg:row-start-1">
            <FixedPicture
              picture={mapHands}
              sizes="(width >= 64rem) 66vw, 100vw"
              priority
              className="aspect-[4/3] sm:aspect-[3/2]"
            />
          </div>
          <p className="max-w-measure text-lead lg:mt-16 lg:col-span-4 lg:row-start-1 lg:pr-4">{lead}</p>
        </div>
      </div>
    </section>
  )
}
