import { heroHeadline } from '#values/hero-headline.ts'

/** `lead` is the sentence below a heading. */
export const homeText = {
  hero: {
    headline: heroHeadline,
    subline: 'Journeys made by people who know each river, forest and road by name.',
    button: 'Inspire Me',
  },
  intro: {
    eyebrow: 'Curated, not catalogued',
    heading: 'India, shown by those who live there',
    text: 'We work with naturalists, boatmen, cooks, weavers and hosts who have spent years in one place, and we build each journey around what they know: when the river is low enough to cross, which forest gate to be at by first light, whose kitchen to sit down in. Tell us what you are curious about, and we will begin there.',
    button: 'Get In Touch',
  },
  testimonials: {
    heading: 'Back from the road',
    lead: 'A few lines from travellers, written once the dust was off their shoes.',
  },
  experiences: {
    heading: 'Explore by Experience',
    lead: 'Begin with how you would like your days to feel, and let the map follow.',
  },
  featured: {
    heading: 'Featured Journeys',
    lead: 'A handful at a time, chosen for the season and for the people who lead them.',
    button: 'View All Journeys',
  },
  stories: {
    heading: 'Stories & Insights',
    lead: 'Field notes on seasons, crafts, kitchens and trains, for reading before you pack.',
    button: 'View All Stories',
  },
} as const
