import type { Settings } from '#contract/settings/sections.ts'
import type { KnownProfile } from './known-profile.ts'
import { titled } from './titled.ts'

/** Specification 2.8. */
export const firstAbout = (profile: KnownProfile): Settings['about'] => ({
  heading: 'We begin with the people who know the way',
  lead: `${profile.brand_name} brings together travellers and the naturalists, hosts, healers and guides who make a place worth the journey. We are not a marketplace of everything. We keep a short list, know everybody on it, and say plainly what each trip is and what it is not.`,
  mission:
    'To connect curious travellers with the local experts who can show India best, and to see that the journey is honest for the one and worthwhile for the other. That means pages that tell the truth about a road, a season or a room, and work that pays the people whose knowledge it rests on.',
  vision:
    'An India where travelling slowly and with care is the ordinary way to travel: where a forest earns more standing than felled, a weaver’s daughter can choose the loom because it pays, and a visitor goes home with names and recipes as well as photographs.',
  values: titled({
    'Trust & Verification':
      'Before partners appear here we check their registration, licences, insurance and references, and see how they work, in person or by video. We check again when something changes, and remove a partner who no longer meets the standard.',
    'Curated Experiences':
      'A journey stays small in ambition and deep in detail: a morning on foot with one naturalist rather than three parks in four days. If we would not send a friend on it, we do not publish it.',
    'Community First':
      'The people of a place decide what is shared with visitors and what is kept. Hosts set their own prices, guides come from the region, and a village festival is never moved to suit an arrival time.',
    'Sustainable Tourism':
      'Parks need their closed months, springs need their summer water and monasteries need their quiet. We plan around those limits, and tell you when the best advice is to come in another season.',
  }),
  steps: titled({
    Discover:
      'Read through the journeys by mood or by region. Each page sets out the days, the rooms, the meals and the price, with what is included and what is not.',
    Book: `${profile.whatsapp_number ? 'Send us a message on WhatsApp' : 'Get in touch'} and talk to a person. We settle dates, changes and price in writing; nothing is booked or paid for through this website.`,
    Experience:
      'Your host meets you and the plan becomes the day’s weather, tracks and conversation. If something goes wrong on the way, you have a name and a number to call.',
  }),
  sustainability: 'We carry no green seal and claim no certificate. These are promises you can check while you travel.',
  promises: titled({
    'No rides, no performances':
      'None of our journeys includes elephant rides, animal shows, or touching or feeding wild animals. On safari we ask drivers to keep to the tracks, cut the engine at a sighting and stay no longer than the park allows.',
    'Closed means closed':
      'When a park shuts its core zones for the monsoon, we plan no safaris there until it opens again, and we do not push a high road before it has been declared open.',
    'Guides from the region':
      'The people who lead you live and work where the trip takes place. Ask before you pay, and we will tell you who they are.',
    'Water in refills':
      'We ask every host to keep filtered or boiled water for refilling, so that a bottle from home lasts the whole trip. If you are handed throwaway plastic instead, tell us.',
    'The train when it makes sense':
      'Where a reasonable train connects two halves of a journey, we suggest it before the flight and give you the timings of both.',
    'An answer in writing':
      'If a trip breaks one of these promises, write to us. We take it up with the partner and tell you in writing what was changed.',
  }),
  more: '',
})
