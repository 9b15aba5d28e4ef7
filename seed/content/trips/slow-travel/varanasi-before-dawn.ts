import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'varanasi-before-dawn',
  title: 'Varanasi before Dawn',
  category: 'Offbeat & Immersive',
  region: 'Uttar Pradesh',
  vendor: 'eighty-four-ghats',
  price: 17500,
  duration: 3,
  description:
    'At half past four the lanes behind Assi belong to milkmen, bulls and people carrying brass pots. By five there is chanting on the steps; by six the sun is a red coin over the sandbank opposite and the river traffic has begun. Varanasi gives its best in these ninety minutes, and this short stay is arranged so that you have them twice, once on the water and once on foot.\n\n' +
    'The boat is a wooden one, rowed, and it moves at the speed of conversation past the wrestlers of Tulsi Ghat, the tilted temple at Scindia, the smoke of Manikarnika. No cameras there; we ask it of everyone. The rest of the day runs from the river into the city: a pit loom in Madanpura where two brothers have worked the same brocade pattern since autumn, a breakfast of kachori and jalebi taken standing, an hour at Sarnath under neem trees where the Buddha first taught.\n\n' +
    'October to March is the comfortable half of the year. From late July into September the Ganga covers the lower steps and boats are often halted; we do not offer the trip then.',
  short_description:
    'Two early mornings on the ghats, one by rowed boat and one on foot, with weavers, kachori breakfasts and an hour at Sarnath.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'varanasi-ghats-boats.jpg',
  gallery: [
    {
      file: 'field-varanasi-kachori-breakfast.jpg',
      caption: 'Breakfast taken standing: kachori and potato curry in leaf cups, jalebi, clay cups of chai',
    },
    {
      file: 'field-varanasi-terrace-tea.jpg',
      caption: 'Tea on the terrace above the ghat, the sun just clear of the sandbank opposite',
    },
    {
      file: 'field-varanasi-weavers-lane.jpg',
      caption: 'A lane on the second morning: a small Shiva shrine, and a weaver’s door hung with brocade',
    },
  ],
  highlights: [
    'Sunrise from a rowed wooden boat, Assi to Manikarnika and back',
    'A weaver’s household in Madanpura and its pit loom',
    'Kachori, jalebi and, in winter, malaiyyo at the right counters',
    'Sarnath in the still of late afternoon',
  ],
  inclusions: [
    'Two nights in a riverside heritage guest house',
    'Breakfast daily, one of them in the street, and one dinner',
    'Car for airport or station transfers and Sarnath',
    'Private rowing boat with boatman, two outings',
    'Local writer as walking guide on both mornings',
    'Weaver visit with a fee to the family',
    'Sarnath site and museum tickets',
  ],
  exclusions: [
    'Travel to Varanasi',
    'Meals not mentioned',
    'Temple offerings and donations',
    'Silk, which has no fixed budget',
    'Tips for boatman and guide',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Down to the river',
      description:
        'From Babatpur airport the drive is 25 kilometres and anything up to ninety minutes. The last of it is on foot, luggage going ahead on a porter’s head. Tea on the terrace above the ghat. Near sunset row out to watch the aarti at Dashashwamedh from the water, where the bells reach you a half-second late.',
      accommodation_name: 'Naiya Ghat House',
      room_type: 'River-view double room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'The rowed morning',
      description:
        'Knock on your door at 4.45. Blankets in the boat, a clay cup of tea, and oars. Two hours later you step off near Chaukhamba for kachori-sabzi and jalebi. Rest through noon. In the afternoon a Madanpura weaver explains jacquard cards and patience; then Sarnath, ten kilometres north, with the Dhamek stupa turning gold around five.',
      accommodation_name: 'Naiya Ghat House',
      room_type: 'River-view double room',
      meal_plan: 'Breakfast',
    },
    {
      day: 3,
      title: 'The walked morning',
      description:
        'This time go by land, from Assi northwards along some of the eighty-four ghats. The guide, who has published two books on the city’s lanes, stops at an akhara, a stepped well, a shop selling only sacred thread. Between November and February look for malaiyyo, milk foam set with dew. Breakfast, bath, and an easy noon departure.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
