import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'jaisalmer-dune-camp',
  title: 'Dune Camp under Jaisalmer Stars',
  category: 'Signature Stays',
  region: 'Rajasthan',
  vendor: 'marwar-house',
  price: 42500,
  duration: 3,
  description:
    'Most visitors see the Thar from Sam on a Saturday evening, along with several hundred others and a sound system. This camp sits well to the south, past the ruined Paliwal village of Khaba, where the loudest thing after dinner is a desert fox stepping on a dry rohida leaf. Eight canvas tents, proper beds, bucket baths of hot water, and sand in every direction.\n\n' +
    'Days begin in the cold. Camels set out before sunrise, when beetle tracks still run clean across the slopes, and are back for parathas and white butter by nine. Afternoons are for shade and books. Later a Manganiyar family comes over from its village with kamaycha, dholak and khartal, and plays the way it would at a patron’s wedding, unamplified, on a dhurrie you can share. The last morning is kept for Jaisalmer itself: the sandstone fort begun in 1156, people still living inside its walls, and the merchants’ havelis below.\n\n' +
    'Nights between October and March can fall to single figures. There are quilts, a hot-water bottle apiece, and on moonless dates a telescope.',
  short_description:
    'Two nights in a small canvas camp far from the Sam crowds, with Manganiyar music, dawn camels and a morning in the living fort.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'jaisalmer-dune-camp.jpg',
  gallery: [
    {
      file: 'field-jaisalmer-tent-room.jpg',
      caption: 'Inside a tent of the camp: carved bed, quilts, lantern, and sand beyond the door flaps',
    },
    {
      file: 'field-jaisalmer-camel-walk.jpg',
      caption: 'A herder leads three camels along the crest at sunrise, beetle tracks across the sand',
    },
    {
      file: 'hero-desert-stars.jpg',
      caption: 'The Milky Way over the dunes on a moonless night, the camp’s lanterns turned low',
    },
  ],
  highlights: [
    'Only eight tents, well away from the Sam dune crowds',
    'Kamaycha and khartal by firelight with a Manganiyar family',
    'Sunrise camel walk led by the herders who own the animals',
    'A telescope and a desert sky on moonless dates',
  ],
  inclusions: [
    'Two nights in a furnished Swiss tent with attached bathroom',
    'All meals from lunch on day one to breakfast on day three',
    'Transfers from Jaisalmer station or airport by jeep',
    'Sunrise camel walk with herders',
    'Private Manganiyar recital',
    'Guided walk through Jaisalmer fort and the havelis',
  ],
  exclusions: [
    'Travel to and from Jaisalmer',
    'Monument and camera tickets in the fort museums',
    'Alcohol',
    'Gratuities for herders and camp staff',
  ],
  itinerary: [
    {
      day: 1,
      title: 'West, then south, then sand',
      description:
        'Collected in Jaisalmer before noon, you drive out through Kuldhara, the village its Paliwal owners left one night in the nineteenth century and never came back to. Lunch is ker sangri and bajra rotla under canvas. Around five the guide leads a short climb to the highest crest for sunset; soup and stars come after.',
      accommodation_name: 'Rohida Sand Camp',
      room_type: 'Swiss tent with sit-out',
      meal_plan: 'Lunch and dinner',
    },
    {
      day: 2,
      title: 'Camels early, music late',
      description:
        'Two hours on camelback, or on foot beside them, to a herder’s dhani for tea boiled with goat’s milk. In the edge of the Desert National Park you may meet chinkara, desert wheatear and, with great luck, a bustard far off. The heat of the day belongs to you. Musicians arrive at dusk.',
      accommodation_name: 'Rohida Sand Camp',
      room_type: 'Swiss tent with sit-out',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'The living fort',
      description:
        'Leave after an early breakfast, about an hour’s drive. Jaisalmer fort is walked with someone who grew up in it and can show you which drains are cracking the hill, which is why nobody here sleeps guests inside. See the Jain temples, Patwon ki Haveli’s stone lace, Gadisar’s water, and be at the station by two.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
