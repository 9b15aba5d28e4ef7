import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'udaipur-lake-palace-days',
  title: 'Lake Palace Days in Udaipur',
  category: 'Signature Stays',
  region: 'Rajasthan',
  vendor: 'marwar-house',
  price: 112000,
  duration: 4,
  description:
    'Udaipur is best met from the water, at the hour when the ghats are all soap and brass and the white palace on its island has not yet been switched on. For four days you live in a restored nobleman’s house on the quieter western bank of Pichola, with the City Palace filling the windows across the lake and a flat-bottomed boat tied up at the steps.\n\n' +
    'The plan leaves room for sitting still. One morning goes to the palace, entered before the coaches arrive; one to the temple country north of the city, where Eklingji’s bells carry over the hill and the tenth-century carvings of Nagda stand beside a lake of their own. In Nathdwara a painter shows how a pichwai is built up, lotus by lotus, in stone colours ground the night before. Evenings end on the roof over maize rotis, ker sangri and a slow-cooked laal maas that the kitchen will gladly soften.\n\n' +
    'September to March is the season. The lake is at its fullest straight after the rains, when the Aravallis turn briefly and improbably green.',
  short_description:
    'Four unhurried days on the quiet bank of Lake Pichola: palace mornings, a boat at the steps, and the painters of Nathdwara.',
  status: 'published',
  featured: true,
  show_vendor_info: true,
  featured_image: 'udaipur-lake-palace.jpg',
  gallery: [
    {
      file: 'field-udaipur-lake-room.jpg',
      caption: 'A window seat in the house on Pichola, the palace across the water and a boat at the steps',
    },
    {
      file: 'field-udaipur-breakfast-balcony.jpg',
      caption: 'Breakfast on the marble balcony: parathas, fruit, tea for two, and the palace on the morning water',
    },
    {
      file: 'category-signature-stays.jpg',
      caption: 'The island palace at dusk, framed by a scalloped arch and hanging brass lamps',
    },
  ],
  highlights: [
    'Three nights in a lakeside haveli with your own boat steps',
    'City Palace at opening time with a historian of Mewar',
    'A pichwai painter’s workshop in Nathdwara, brushes in hand',
    'Boat at blue hour around Jag Niwas and Jagmandir',
    'Eklingji’s bells and the tenth-century carvings of Nagda',
    'Rooftop Mewari suppers cooked by the house family',
  ],
  inclusions: [
    'Three nights in a lake-facing suite',
    'Breakfast daily, three dinners and one picnic lunch',
    'Private car and driver for transfers and the day north',
    'Two boat outings on Lake Pichola',
    'City Palace entry and a local historian for the morning',
    'Half-day painting session with materials in Nathdwara',
    'Seats at the evening dance programme in Bagore ki Haveli',
  ],
  exclusions: [
    'Flights or trains to Udaipur',
    'Camera fees at monuments',
    'Lunches in the city on days one and two',
    'Alcohol and bottled drinks',
    'Tips and personal shopping',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Across the water to the house',
      description:
        'A driver meets you at Maharana Pratap Airport in Dabok, some 45 minutes east of the old city. The last stretch is by boat. After tea and an hour with your feet up, you go out again at dusk to circle Jag Niwas and Jagmandir as the lamps come on, then home to supper on the roof.',
      accommodation_name: 'Sanjhi Lake House',
      room_type: 'Lake-facing suite',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'The palace, room by room',
      description:
        'At half past nine the City Palace opens, and for an hour its mosaic peacocks are nearly yours. Your companion has spent years among the Mewar miniatures and reads them like newspapers. Walk down past the Jagdish temple of 1651 to the Mandi for spices. At seven, Bagore ki Haveli fills with dancers balancing pots.',
      accommodation_name: 'Sanjhi Lake House',
      room_type: 'Lake-facing suite',
      meal_plan: 'Breakfast and dinner',
    },
    {
      day: 3,
      title: 'Eklingji, Nagda and a painter’s floor',
      description:
        'North through the hills for 22 kilometres to Eklingji, the marble temple whose deity is held to be Mewar’s true ruler. The Sas-Bahu temples at Nagda lie just beyond. Picnic there, then on to Nathdwara, where a pichwai artist clears a space on his floor and lets you paint one lotus until it behaves.',
      accommodation_name: 'Sanjhi Lake House',
      room_type: 'Lake-facing suite',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Ahar before the flight',
      description:
        'Up early, if you like, for the lake without engines: cormorants, laundry, a temple conch. After breakfast stop at Ahar, three kilometres from the centre, where the domed cenotaphs of Mewar’s rulers crowd together like a small pale town. From here the airport is half an hour along the same road.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
