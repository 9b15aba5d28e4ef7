import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'bandhavgarh-at-first-light',
  title: 'Bandhavgarh at First Light',
  category: 'Wildlife Escapes',
  region: 'Madhya Pradesh',
  vendor: 'satpura-trails',
  price: 47500,
  duration: 4,
  description:
    'A flat-topped hill of 811 metres rises from the forest at Bandhavgarh, with a ruined fort on it and vultures turning in front of the cliffs. Below lie sal valleys, bamboo and small swampy meadows, cut up by streams so that animals seldom have far to walk for water. Tigers are many here for the size of the park. Mornings are for them, and for the chital who drink with one ear turned behind.\n\n' +
    'Three nights near Tala village allow four drives, shared out between the Tala, Magadhi and Khitauli zones. Between them there is a farmhouse kitchen, a walk with a woman who gathers mahua and tendu in the buffer, and a good deal of sitting under a jamun tree. Wild elephants settled in these forests in 2018 after walking over from Chhattisgarh, and the villages are still working out how to live with them; we talk about that too.\n\n' +
    'The reserve opens in October and shuts from July through September.',
  short_description:
    'Four dawn and dusk drives under the old fort hill of Bandhavgarh, with a farmhouse kitchen and mahua gatherers in between.',
  status: 'draft',
  featured: false,
  show_vendor_info: true,
  featured_image: 'gallery-bandhavgarh-chital-dawn.jpg',
  gallery: [
    {
      file: 'field-bandhavgarh-fort-cliff.jpg',
      caption: 'Vultures in front of the fort hill, a jeep small on the meadow track below',
    },
    {
      file: 'field-bandhavgarh-mahua.jpg',
      caption: 'A gatherer lifts fallen mahua flowers from swept ground at dawn',
    },
    {
      file: 'field-bandhavgarh-farm-supper.jpg',
      caption: 'Supper over wood at Jamun Tree Farm, the lantern hung in the tree it is named after',
    },
  ],
  highlights: [
    'Four drives across the Tala, Magadhi and Khitauli zones',
    'Long-billed vultures nesting on the cliffs of the fort hill',
    'A morning with a mahua gatherer in the buffer forest',
    'Farmhouse suppers cooked over wood near Tala village',
  ],
  inclusions: [
    'Three nights in a farmhouse lodge near Tala, twin sharing',
    'All meals from the first lunch to the last breakfast',
    'Four safaris with permits, jeep, driver and park guide',
    'Naturalist for the whole stay',
    'Buffer-forest walk and gatherer’s fee',
    'Private car from and to Jabalpur',
  ],
  exclusions: [
    'Flights or trains to Jabalpur',
    'Camera fees and further safaris',
    'Drinks other than water, tea and coffee',
    'Tips',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Jabalpur to Tala',
      description:
        'About four hours north-east by car, through wooded hills and the coal town of Umaria. Lunch waits at the lodge: wheat rotis, dal with burnt garlic, a chutney of roasted tomato. The first outing is only to the river below the fields, where your naturalist explains the zones, the permits and what the different alarm calls mean.',
      accommodation_name: 'Jamun Tree Farm',
      room_type: 'Courtyard room',
      meal_plan: 'Lunch and dinner',
    },
    {
      day: 2,
      title: 'Tala zone, twice',
      description:
        'Tala is the oldest part of the reserve and lies directly beneath the fort. The jeep is at the gate before dawn and works the meadows along the Charanganga stream while mist comes off the water. Return for lunch and a rest; the afternoon drive favours the shaded valleys. Afternoons are closed on Wednesdays, so dates are arranged around that.',
      accommodation_name: 'Jamun Tree Farm',
      room_type: 'Courtyard room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Magadhi, then mahua',
      description:
        'A morning in Magadhi, drier and more open, good for sloth bear in the hot months. After lunch a gatherer from the next village walks you through the buffer and shows which flowers go to sweets, which to liquor and which to the cattle. In spring the ground beneath the trees is swept clean by four in the morning.',
      accommodation_name: 'Jamun Tree Farm',
      room_type: 'Courtyard room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Khitauli and home',
      description:
        'One more early start, for the rolling country of Khitauli, where Indian wolves are seen now and then and nilgai often. Breakfast is served on the bonnet. Bags are already packed, so after a bath you are on the road by eleven and in Jabalpur in time for late-afternoon flights and the night trains.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
