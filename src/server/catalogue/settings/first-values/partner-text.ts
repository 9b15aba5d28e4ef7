import type { Settings } from '#contract/settings/sections.ts'
import type { KnownProfile } from './known-profile.ts'
import { policy } from './policy.ts'
import { titled } from './titled.ts'

/** Specification 2.9. */
export const firstPartner = (profile: KnownProfile): Settings['partner'] => ({
  application_url: profile.application_url,
  application_note: `The application takes ${policy.applicationTime}, from the day we have your details to our decision.`,
  lead: `If you guide, host, heal, cook or lead people into the hills, ${profile.brand_name} can bring you guests who have read about your work and come because of it.`,
  benefits: titled({
    'Guests who chose you':
      'Enquiries come from people who have read the whole page: the early start, the shared bathroom, the long drive. They know what they are asking for, and so do you.',
    'Your story, properly told':
      'We sit down with you, write the page together and show it to you before it goes out. Nothing is promised in your name that you did not agree to.',
    'Fair terms in writing':
      'You set your price. What each side does, earns and answers for is agreed on paper before the first guest is sent, in words that need no lawyer.',
    'A person who picks up':
      'Permits, a washed-out road, a guest with a fever: you have someone on our side who knows your trip, and who deals with the traveller while you deal with the day.',
  }),
  criteria: titled({
    Experience: `You have ${policy.partnerExperience} of looking after paying guests, and two or three of them we may speak to.`,
    'Papers in order':
      'Your business is registered, and you hold the licences your work calls for: homestay or tourism registration, food safety, forest or trekking permits.',
    'Safety you can show':
      'Someone on your team is trained in first aid, vehicles and equipment are maintained, and there is a plan for the nearest hospital. Insurance covers what you offer.',
    'Roots in the place':
      'You live or work in the region, employ people from it at fair wages, and have the goodwill of your neighbours.',
    'Care for the land and its animals':
      'You keep park rules and closed seasons, manage waste and water sensibly, and offer nothing that rests on captive or baited wildlife.',
  }),
  vendor_types: titled({
    'Homestay families': 'Village houses, estate bungalows and rooms in the family home.',
    'Heritage houses': 'Havelis, mansions and old residences with a keeper who knows the stories.',
    'Forest and desert camps': 'Small camps and lodges that sit lightly beside the wild.',
    'Naturalists and guides': 'Birders, trackers, historians and licensed local guides.',
    'Trek and expedition leaders': 'Mountain teams with trained staff, porters and an exit plan.',
    'Wellness practitioners': 'Ayurvedic physicians, yoga teachers and quiet retreat houses.',
    'Boat and river crews': 'Houseboats, country boats and the crews who know the tides.',
    'Craft studios and kitchens': 'Weavers, potters, printers and cooks who like to teach.',
  }),
  steps: titled({
    Apply: profile.application_url
      ? 'Fill in the application: who you are, what you offer, where, and for how long. Photographs from a telephone will do.'
      : 'Tell us who you are, what you offer, where, and for how long. Photographs from a telephone will do.',
    Talk: 'We call you and ask about an ordinary day with guests: who drives, who cooks, what happens when it rains. You ask us whatever you like.',
    Verify:
      'We check registration, licences, insurance and references, and see your work in person or by video before we decide.',
    'Shape the journey':
      'Together we set the days, the season, the price and the terms, then write the page. You read it before anyone else does.',
    'Welcome guests':
      'The journey goes online and enquiries begin. After the first departures we sit down again and put right what did not work.',
  }),
  quotes: profile.sample_content ? sampleQuotes : [],
  invitation:
    'Tell us about your place and what a guest would remember of it. A few honest lines are worth more than a brochure.',
  more: '',
})

/** Invented, and marked as such on the page. */
const sampleQuotes: Settings['partner']['quotes'] = [
  {
    name: 'Homestay host, Coorg',
    quote:
      'Guests used to stop for a night on the way to somewhere else. Now they arrive knowing when the coffee is picked and that lunch is pandi curry with kadambuttu, and they stay long enough to walk the estate twice.',
  },
  {
    name: 'Wildlife naturalist, Satpura',
    quote:
      'The page says what a morning on foot really is: tracks, droppings, alarm calls and a good deal of listening. So the people who come are the ones I would have chosen myself.',
  },
  {
    name: 'Trek leader, Spiti',
    quote:
      'They asked about first aid, oxygen and the way out before they asked for a single photograph. I liked the order of the questions.',
  },
]
