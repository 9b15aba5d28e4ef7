import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'munnar-planters-bungalow',
  title: 'The Planter’s Bungalow, Munnar',
  category: 'Signature Stays',
  region: 'Kerala',
  vendor: 'malabar-slow-journeys',
  price: 58000,
  duration: 4,
  description:
    'At 1,600 metres the fan is switched off and the fireplace takes over. The bungalow was put up for a division manager in the 1920s, on a spur with tea falling away on three sides, and it still keeps his hours: bed tea at six, a walk before breakfast, a gong for dinner. There are four bedrooms and a butler called Anthony, who learned caramel custard from his father and sees no reason to alter it.\n\n' +
    'Munnar town has grown loud, so the days point the other way. Walk the pluckers’ paths with a field officer and learn why two leaves and a bud is not merely a phrase. Watch the withering troughs and rollers at work in a factory that smells of cut grass and honey. At Eravikulam, Nilgiri tahr graze a few metres from the path, under the shoulder of Anamudi, which at 2,695 metres is the highest ground south of the Himalaya. The national park shuts for the calving season, roughly February and March, and on those dates the shola walk at Top Station takes its place.\n\n' +
    'Pack a jersey. Between September and January it will be worn at both ends of the day.',
  short_description:
    'Wood fires, bed tea and pluckers’ paths: four days in a 1920s division bungalow above the tea, with Nilgiri tahr for neighbours.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'munnar-tea-bungalow.jpg',
  gallery: [
    {
      file: 'field-munnar-fireside.jpg',
      caption: 'The sitting room of the bungalow: a lit fire, planters’ chairs and tea on the tray',
    },
    {
      file: 'field-munnar-plucking.jpg',
      caption: 'Two leaves and a bud, plucked into a cane basket while the mist is still on the rows',
    },
    {
      file: 'gallery-kochi-fishing-nets.jpg',
      caption: 'Chinese fishing nets at Fort Kochi against a coral sunset, the last stop before the airport',
    },
  ],
  highlights: [
    'A whole 1920s tea bungalow with only four bedrooms',
    'Field walk and cupping with a tea officer',
    'Nilgiri tahr on the slopes of Eravikulam',
    'Planters’ lunch on the lawn: roast, relish, caramel custard',
    'Bed tea at six, and a fire in your own room at night',
    'Sunset beside the fishing nets of Fort Kochi',
  ],
  inclusions: [
    'Three nights in a fireplace room',
    'All meals from dinner on day one to breakfast on day four',
    'Private car from and to Kochi airport',
    'Tea field walk, factory visit and cupping',
    'Eravikulam entry and park bus, or the Top Station walk when closed',
    'Naturalist for one morning',
    'Firewood, bed tea and laundry',
  ],
  exclusions: [
    'Airfare to Kochi',
    'Lunch on the road on days one and four',
    'Wine, beer and spirits',
    'Camera fees in the national park',
    'Tips for the house staff',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Up the ghat road from Kochi',
      description:
        'It is 110 kilometres and about four hours from Kochi airport, the second half all bends. Rubber gives way to pepper vines and cardamom; at Cheeyappara the waterfall comes nearly to the tarmac. Reach the bungalow in time for tea on the verandah. Dinner, announced by gong, is soup, appam and a mild chicken stew.',
      accommodation_name: 'Number Four Division Bungalow',
      room_type: 'Fireplace room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Two leaves and a bud',
      description:
        'A field officer takes you out with the morning muster, when dew is still on the bushes and the talk is all Tamil. After breakfast, the factory: withering, rolling, fermenting, firing. You taste seven grades with the proper slurp. Lunch on the lawn runs long. Nobody has yet been seen walking anywhere after it.',
      accommodation_name: 'Number Four Division Bungalow',
      room_type: 'Fireplace room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Tahr country',
      description:
        'An early start for Eravikulam’s Rajamala gate beats both the mist and the queue. A park bus climbs to the grassland, where tahr ignore everyone. The naturalist listens for Nilgiri pipit in the open and black-and-orange flycatcher in the shola. Return by back roads through Lockhart Gap, with a flask of cardamom tea at the viewpoint.',
      accommodation_name: 'Number Four Division Bungalow',
      room_type: 'Fireplace room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Down to the sea',
      description:
        'Leave by nine, after one more fire and one more plate of puttu and kadala. The plains arrive suddenly, warm and smelling of copra. There is time for Fort Kochi: a late biryani, a turn past the spice godowns, and the cantilevered nets dipping at sunset. The airport lies ninety minutes away, so evening flights suit best.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
