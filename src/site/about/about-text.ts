import type { AboutPageTexts } from '#contract/site.ts'

/** Headings only; the texts below them are settings. */
export const aboutText = (about: AboutPageTexts) => ({
  hero: { eyebrow: 'About Us', heading: about.heading, lead: about.lead },
  mission: { heading: 'Our Mission', text: about.mission },
  vision: { heading: 'Our Vision', text: about.vision },
  values: { heading: 'What We Hold To', items: about.values },
  impact: { heading: 'So Far' },
  howItWorks: { heading: 'How It Works', steps: about.steps },
  sustainability: {
    heading: 'Our Sustainability Commitment',
    lead: about.sustainability,
    promises: about.promises,
  },
  callsToAction: {
    heading: 'Come and see',
    text: 'Start with a forest at daybreak, or, if you look after guests yourself, with a conversation about your own corner of the country.',
    links: [
      { text: 'Explore Journeys', to: '/category/wildlife', hash: undefined },
      { text: 'Become a Partner', to: '/partner', hash: 'top' },
    ],
  },
})

export type AboutText = ReturnType<typeof aboutText>
