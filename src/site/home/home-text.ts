/** `lead` is the sentence below a heading. */
export const homeText = {
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
