import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'jodhpur-blue-city-haveli',
  title: 'A Haveli in the Blue City',
  category: 'Signature Stays',
  region: 'Rajasthan',
  vendor: 'marwar-house',
  price: 54000,
  duration: 4,
  description:
    'Navchokiya is the old end of Jodhpur, behind the fort rather than in front of it, and the blue here is still limewash and indigo brushed on by hand before Diwali. The haveli stands in the thick of it. A wooden door opens on a courtyard with a neem tree, nine rooms climb around it, and from the topmost jharokha you look straight up 120 metres of rock at the walls of Mehrangarh.\n\n' +
    'Being inside the quarter changes what the city gives you. You can walk out at six for mawa kachori while the oil is fresh, come home when the streets heat up, and go out again when the kites do. A conservator leads you through the fort by way of its stonework and its cannon; a botanist shows you the desert park at its feet, where thorn scrub has been coaxed back onto volcanic rock. One long day goes south to Bishnoi country, where blackbuck wander through millet unmolested, and to the dhurrie weavers of Salawas.\n\n' +
    'Visit from October to March. Terraces here are for sleeping late on in winter sun, not for May.',
  short_description:
    'Four days behind Mehrangarh in a hand-limewashed quarter, with Bishnoi blackbuck, dhurrie looms and the best kachori at dawn.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'gallery-jharokha-blue-city.jpg',
  gallery: [
    {
      file: 'field-jodhpur-terrace-supper.jpg',
      caption: 'Terrace supper on the roof of the haveli, lanterns lit, Mehrangarh above the blue houses',
    },
    {
      file: 'story-chai-stall-steam.jpg',
      caption: 'Blue evening at a tea stall, kettle and glasses ready',
    },
    {
      file: 'field-jodhpur-stepwell.jpg',
      caption: 'Toorji ka Jhalra on the first afternoon, stair under stair down to the green water',
    },
  ],
  highlights: [
    'A family haveli inside Navchokiya, ten minutes’ walk from the fort',
    'Mehrangarh in the company of a stone conservator',
    'Blackbuck and chinkara on Bishnoi farmland',
    'Dhurrie weaving at a village loom in Salawas',
    'Toorji ka Jhalra stepwell in the early light',
    'A dawn food walk: mirchi vada, mawa kachori, makhaniya lassi',
  ],
  inclusions: [
    'Three nights in a courtyard or jharokha room',
    'Breakfast daily and two dinners on the terrace',
    'Airport or station transfers within Jodhpur',
    'Fort entry with a specialist guide',
    'Full-day jeep to Bishnoi villages and Salawas, with lunch',
    'Guided walk in the Rao Jodha Desert Rock Park',
    'Morning food walk, tastings covered',
    'Filtered water throughout',
  ],
  exclusions: [
    'Air or rail fare to Jodhpur',
    'Dinner on day three, left free',
    'Zipline and lift charges at the fort',
    'Purchases from weavers and block printers',
  ],
  itinerary: [
    {
      day: 1,
      title: 'In by the back lanes',
      description:
        'The airport is barely five kilometres off, but the car stops short: the last two hundred metres are for feet, handcarts and calves. Drop your bags and climb to the roof for mint tea. Late in the day, walk to the stepwell of Toorji ka Jhalra, dug in the 1740s, where boys still leap from impossible ledges.',
      accommodation_name: 'Neel Chowk Haveli',
      room_type: 'Jharokha room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'The fort from the rock up',
      description:
        'Start at seven in the desert park, among volcanic rhyolite and rohida trees. Then through Mehrangarh’s seven gates, past handprints left by royal widows, into rooms of coloured glass. The conservator tells you what is original and what is hope. Jaswant Thada’s thin marble glows well at four. Terrace supper: gatte, papad, gulab jamun curry.',
      accommodation_name: 'Neel Chowk Haveli',
      room_type: 'Jharokha room',
      meal_plan: 'Breakfast and dinner',
    },
    {
      day: 3,
      title: 'Bishnoi country',
      description:
        'Out by jeep to Guda, some 25 kilometres south, where a reservoir draws demoiselle cranes in winter and blackbuck graze beside the houses. At Khejarli you hear of 1730, when 363 Bishnois died holding on to their trees. Lunch is in a farmyard. In Salawas, weavers sit at pit looms and let you throw a few uneven rows.',
      accommodation_name: 'Neel Chowk Haveli',
      room_type: 'Jharokha room',
      meal_plan: 'Breakfast and lunch',
    },
    {
      day: 4,
      title: 'Kachori, then goodbye',
      description:
        'The food walk sets out at half past six: mirchi vada split and steaming, mawa kachori in syrup, makhaniya lassi thick enough to stand a spoon in. If your train allows, Mandore’s cenotaphs and langurs are twenty minutes north. Otherwise there is the terrace, a newspaper, and the last of the sun on the walls.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
