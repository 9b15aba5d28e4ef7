import { aboutFigures } from '../shell/figures.ts'
import { useSite } from '../shell/site-query.ts'
import { AboutHero } from './about-hero.tsx'
import { aboutText } from './about-text.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Impact } from './impact.tsx'
import { MissionAndVision } from './mission-and-vision.tsx'
import { NextSteps } from './next-steps.tsx'
import { Sustainability } from './sustainability.tsx'
import { Values } from './values.tsx'

/** Specification 2.8. */
export function AboutPage() {
  const text = aboutText(useSite())
  return (
    <>
      <AboutHero text={text.hero} />
      <MissionAndVision mission={text.mission} vision={text.vision} />
      <Values text={text.values} />
      <Impact heading={text.impact.heading} figures={aboutFigures} />
      <HowItWorks text={text.howItWorks} />
      <Sustainability text={text.sustainability} />
      <NextSteps text={text.callsToAction} />
    </>
  )
}
