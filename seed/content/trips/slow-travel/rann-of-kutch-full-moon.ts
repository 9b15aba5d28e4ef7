import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'rann-of-kutch-full-moon',
  title: 'Full Moon on the White Rann',
  category: 'Offbeat & Immersive',
  region: 'Gujarat',
  vendor: 'saurashtra-wild',
  price: 56000,
  duration: 5,
  description:
    'For some months of the year the Great Rann is a shallow sea. Then the water goes, the salt stays, and by late November a white floor lies open from Dhordo to the horizon. Under a full moon it holds so much light that you can read a permit on it. Our departures are timed to those moons, from November to February, with the third night always the brightest.\n\n' +
    'Salt is only the half of it. Around the Rann live Meghwal embroiderers, Khatri dyers, Maldhari herders with their wide-horned Banni buffalo, and the family in Nirona that kept rogan painting alive through its thinnest years, drawing castor-oil colour out on the tip of a metal rod. You sit with them in workrooms rather than at stalls. Winter fills the wetland at Chhari Dhand with common cranes, and flamingos work the briny shallows further out.\n\n' +
    'From there a causeway runs dead straight through the salt to Khadir island and Dholavira, a Harappan city of reservoirs some 4,500 years old. We sleep next to it. Days are warm, nights near ten degrees, and the dust is democratic.',
  short_description:
    'Winter moons over the salt desert, with Kutch’s dyers and weavers, cranes at Chhari Dhand and Harappan Dholavira.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'rann-of-kutch-moon.jpg',
  gallery: [
    {
      file: 'field-rann-ajrakh-printing.jpg',
      caption: 'A carved teak block comes down on indigo and madder ajrakh in Ajrakhpur',
    },
    {
      file: 'gallery-flamingos-salt-lake.jpg',
      caption: 'Flamingos feeding in the briny shallows at the edge of the Great Rann',
    },
    {
      file: 'field-rann-bhunga-room.jpg',
      caption: 'Inside a bhunga: mirrors set into the clay, quilts stacked high, and the salt beyond the door',
    },
  ],
  highlights: [
    'Moonrise over the salt, on foot and beyond the fairground lights',
    'Ajrakh printing from mordant to indigo vat in Ajrakhpur',
    'Rogan painters and copper-bell makers of Nirona',
    'Thousands of common cranes at Chhari Dhand in winter',
    'The causeway to Khadir, with salt to the horizon on both sides',
    'A night beside Dholavira, a World Heritage Site since 2021',
  ],
  inclusions: [
    'Four nights in bhungas and a small guest house',
    'Breakfast and dinner daily, three village lunches',
    'Car from and to Bhuj with a local driver',
    'White Rann and border-area permits',
    'Naturalist for the Chhari Dhand morning',
    'Craft visits with honoraria paid to the artisans',
    'Guide and entry at Dholavira',
    'An evening of Waai singing in a Banni hamlet',
  ],
  exclusions: [
    'Flights or trains to Bhuj',
    'Still and video camera charges',
    'Activities at the Dhordo festival ground',
    'Textiles, bells and anything else you cannot resist',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Bhuj and its looms',
      description:
        'Bhuj’s small airport sits ten minutes from town. Spend the afternoon in Bhujodi, eight kilometres east, where Vankar families weave in pit looms under the house and speak of wool the way others speak of cricket. Kutchi dabeli is eaten standing. Later the guide talks about 2001, the earthquake, and what was rebuilt.',
      accommodation_name: 'Hamirsar House',
      room_type: 'Courtyard double room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Indigo, castor oil and copper',
      description:
        'Ajrakhpur in the morning: sixteen stages of washing, printing and dyeing, of which you try the two least ruinous. North-west to Nirona for rogan, lacquered spoons and bells tuned by ear with a hammer. Continue onto the Banni grassland. Round mud bhungas, mirror work set into the walls, millet bread and white butter for dinner.',
      accommodation_name: 'Banni Moon Bhungas',
      room_type: 'Round mud cottage',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Cranes at dawn, salt by night',
      description:
        'Start at five for Chhari Dhand. As the sky pales, cranes lift off in long clattering lines; harriers, pelicans and the odd imperial eagle keep the naturalist busy. Rest through the heat. Before sunset walk out on the White Rann, farther than most people go, and wait for the moon to come up orange over nothing.',
      accommodation_name: 'Banni Moon Bhungas',
      room_type: 'Round mud cottage',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'The road through the salt',
      description:
        'Kalo Dungar, at roughly 460 metres the top of Kutch, gives you the whole map. Then the causeway to Khadir, some thirty kilometres with white on either hand. In Dholavira the late sun suits the stepped reservoirs and the broad gateway where archaeologists found a signboard nobody can read. Fossil wood lies by the shore.',
      accommodation_name: 'Khadir Island Guest House',
      room_type: 'Stone cottage',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'South again to Bhuj',
      description:
        'Those who wake early can go back to the salt edge, ten minutes away, for sunrise and the creak of drying crust. The return by the causeway is about 140 kilometres, three hours with tea. If time permits, see the mirrored rooms of Aina Mahal, shaken in 2001 and patched with care, before your afternoon flight.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
