import { pageQuery } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'
import { RichText } from '../shell/rich-text.tsx'
import { AboutHero } from './about-hero.tsx'
import { aboutText } from './about-text.ts'
import { Founders } from './founders.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Impact } from './impact.tsx'
import { MissionAndVision } from './mission-and-vision.tsx'
import { NextSteps } from './next-steps.tsx'
import { Sustainability } from './sustainability.tsx'
import { Values } from './values.tsx'

/** Specification 2.8. */
export function AboutPage() {
  const about = useQuery(pageQuery('about'))
  const text = aboutText(about)
  return (
    <>
      <AboutHero text={text.hero} />
      <MissionAndVision mission={text.mission} vision={text.vision} />
      <Values text={text.values} />
      <Impact heading={text.impact.heading} figures={about.figures} />
      <Founders heading={about.founders_heading} founders={about.founders} />
      <HowItWorks text={text.howItWorks} />
      <Sustainability text={text.sustainability} />
      <RichText html={about.more} />
      <NextSteps text={text.callsToAction} />
    </>
  )
}
