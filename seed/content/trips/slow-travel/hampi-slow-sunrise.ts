import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'hampi-slow-sunrise',
  title: 'Hampi at the Pace of Sunrise',
  category: 'Offbeat & Immersive',
  region: 'Karnataka',
  vendor: 'boulder-country-walks',
  price: 26500,
  duration: 4,
  description:
    'In 1565 the army of Vijayanagara lost at Talikota and a capital that had impressed Persian envoys was left to owls. What remains is spread over some forty square kilometres of granite and banana field, and it cannot be done in a day, though coaches try. We give it three mornings and a great deal of shade.\n\n' +
    'The base is Anegundi, on the north bank of the Tungabhadra, a village older than the empire opposite. Its houses have wooden verandahs and rangoli renewed at dawn; a women’s group twists banana bark into cord and basketry. From here you go out before sunrise, when the boulders are blue, and come back by eleven for jowar rotti, ennegayi and buttermilk. In between there are temple corridors with nobody in them, a hill path worn by pilgrims to Hanuman, a coracle turned slowly round by the current.\n\n' +
    'An archaeology graduate from Kamalapura does the telling. She is good on water: the aqueducts, the stepped tank, the canals that still feed the paddy. The best months are October to February, and even then bring a hat.',
  short_description:
    'Three dawns among the boulders and empty colonnades of Vijayanagara, lived from a village house on the north bank.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'hampi-boulders-sunrise.jpg',
  gallery: [
    {
      file: 'field-hampi-coracle-above.jpg',
      caption: 'A coracle on the green Tungabhadra from above, paddle and cushions ready',
    },
    {
      file: 'field-hampi-verandah.jpg',
      caption: 'The verandah of the house in Anegundi: coffee, a new rangoli, banana leaves and a far tower',
    },
    {
      file: 'field-hampi-jowar-lunch.jpg',
      caption: 'Lunch in an Anegundi house: jowar rotti, ennegayi, chutney powder and buttermilk',
    },
  ],
  highlights: [
    'Sunrise from Matanga hill, above the whole ruined capital',
    'Vittala’s stone chariot in the first hour after opening',
    'Coracle on the Tungabhadra when the river allows',
    'Sloth bears from the watchtower at Daroji',
  ],
  inclusions: [
    'Three nights in a restored Anegundi village house',
    'All breakfasts and dinners, three village lunches',
    'Transfers from and to Hosapete Junction',
    'Local archaeologist guide on three mornings',
    'Monument tickets and the Vittala buggy',
    'Daroji sanctuary entry by jeep',
    'Banana-fibre session with the women’s group',
  ],
  exclusions: [
    'Train or flight to the region',
    'Coracle fares, paid to the boatmen',
    'Bicycle or scooter hire',
    'Tips',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Off the night train',
      description:
        'The overnight train from Bengaluru reaches Hosapete around breakfast. Anegundi is some 40 minutes on, by a road that threads between stacked boulders. Sleep, bathe, eat idli. Towards five, climb the 575 steps of Anjanadri, held to be Hanuman’s birthplace, for a first look at the river winding through all that rubble and green.',
      accommodation_name: 'Kallu Mane',
      room_type: 'Verandah room',
      meal_plan: 'Lunch and dinner',
    },
    {
      day: 2,
      title: 'Matanga, bazaar, Virupaksha',
      description:
        'Leave at five with torches. From Matanga’s summit the sun picks out temple towers one after another. Descend by Achyutaraya’s deserted colonnade to Virupaksha, in worship since before the empire, where a pinhole throws the gopuram upside down on a wall. Home for lunch. In the afternoon, banana bark and conversation with the craft group.',
      accommodation_name: 'Kallu Mane',
      room_type: 'Verandah room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Royal water, then bears',
      description:
        'Vittala at opening time, followed by the royal enclosure: the Mahanavami platform with its hunting friezes, the stepped tank of black schist, the elephant stables’ eleven domes. After a rest, drive to Daroji, where sloth bears shuffle down the rocks between three and six. Painted spurfowl, too, if you can stop watching the bears.',
      accommodation_name: 'Kallu Mane',
      room_type: 'Verandah room',
      meal_plan: 'Breakfast and dinner',
    },
    {
      day: 4,
      title: 'A last slow morning',
      description:
        'Sit with coffee while the village washes its doorsteps. When water levels are safe a coracle goes out among the rocks, and the boatman will spin it unless begged otherwise. The guide keeps one small shrine for last and will not name it beforehand. Afternoon and night trains leave from Hosapete; the small airport of Vijayanagar is an hour off.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast and lunch',
    },
  ],
}
