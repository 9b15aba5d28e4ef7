import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'kumaon-ridge-yoga',
  title: 'Kumaon Ridge Yoga',
  category: 'Wellness Retreats',
  region: 'Uttarakhand',
  vendor: 'ganga-stillness',
  price: 36500,
  duration: 6,
  description:
    'From the ridge of Kasar Devi, eight kilometres beyond Almora, you can see on a clear morning from Trishul across Nanda Devi to the five summits of Panchachuli: a white line drawn along the whole northern edge of Kumaon. Vivekananda sat in a cave here in 1890. Painters, poets and a good many drifters followed, and the place has kept a habit of sitting still and looking.\n\n' +
    'Our deck is of pine boards and faces north-east. Practice is early, when the peaks are sharpest, and again before supper. The days between have gentle errands: a walk in the oak forest of Binsar, the stone temples of Jageshwar in their grove of deodars, Almora’s long bazaar with its coppersmiths and its brown, sugar-studded bal mithai. Nothing is farther than an hour and a half by car, and most things can be walked.\n\n' +
    'Come in October or November for the hardest, clearest light, or in March and April, when rhododendron reddens the hillsides and the kitchen makes a sharp pink squash from it. July to mid-September is for clouds and landslides.',
  short_description:
    'Six days of morning and evening practice on the Kasar Devi ridge, with oak forest, old temples and Nanda Devi on the skyline.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'gallery-mountain-yoga-deck.jpg',
  gallery: [
    {
      file: 'field-kumaon-jageshwar.jpg',
      caption: 'The stone temples of Jageshwar under their deodars, a lamp at one door',
    },
    {
      file: 'field-kumaon-cottage-terrace.jpg',
      caption: 'Mats on the terrace of a stone cottage, oak forest below, and Nanda Devi’s line of snow ahead',
    },
    {
      file: 'field-kumaon-pahadi-thali.jpg',
      caption: 'A Pahadi lunch: mandua roti, bhatt ki churkani, greens and rhododendron squash',
    },
  ],
  highlights: [
    'Morning and evening practice on a deck facing Trishul and Nanda Devi',
    'A forest day in Binsar, among oak, rhododendron and barbets',
    'Jageshwar’s grey stone temples beneath tall deodars',
    'Kasar Devi’s small temple on its boulders, a short walk away',
    'Copper beaters and bal mithai in the Almora bazaar',
    'Pahadi meals: bhatt ki churkani, mandua roti, jhangora kheer',
  ],
  inclusions: [
    'Five nights in a stone cottage, twin sharing',
    'Three vegetarian meals a day and afternoon tea',
    'All yoga sessions, mats and props supplied',
    'Binsar entry fees and a village naturalist',
    'Excursions to Jageshwar and Almora by car',
    'Transfers from and to Kathgodam station',
    'A small manual of the week’s sequences',
  ],
  exclusions: [
    'Train or flight to Kathgodam or Pantnagar',
    'Massages and private lessons',
    'Shopping, and extra boxes of sweets',
    'Heater charge in December and January',
    'Gratuities',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Kathgodam to the ridge',
      description:
        'The morning train from Delhi reaches Kathgodam before noon. Three and a half hours of bends follow, up past Bhimtal and along the Kosi river to Almora, then out on the ridge. You are in time for tea and for a short class to undo the road. Blankets, soup, early stars.',
      accommodation_name: 'Burans Ridge Cottages',
      room_type: 'Stone cottage',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Ground and spine',
      description:
        'The first practice begins in the dark and ends in full sun, and is mostly about feet. After breakfast walk the kilometre or so to the little Kasar Devi temple on its boulders, where the wind is constant, and sit for as long as you wish. Backs and shoulders get their turn at five.',
      accommodation_name: 'Burans Ridge Cottages',
      room_type: 'Stone cottage',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Binsar',
      description:
        'An hour’s drive, then four hours on foot through a sanctuary that rises to 2,412 metres, its oaks bearded with moss and fern. The naturalist stops for khalij pheasants, barking deer and any leopard print worth kneeling at. Zero Point, at the top, has the broadest view of the week. Restorative practice only this evening.',
      accommodation_name: 'Burans Ridge Cottages',
      room_type: 'Stone cottage',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Jageshwar',
      description:
        'After an early class the car winds ninety minutes east to a narrow valley where more than a hundred shrines, the oldest from about the seventh century, stand close together beside a stream. Deodars lean over all of it. Lunch at a pilgrim kitchen is dal, rice and radish. Evening brings pranayama, then quiet.',
      accommodation_name: 'Burans Ridge Cottages',
      room_type: 'Stone cottage',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Copper and sugar',
      description:
        'Practice, breakfast, then Almora on foot. The bazaar follows the crest of its own ridge on worn flagstones; carved house fronts survive between the shops. Coppersmiths of the Tamta quarter still raise water pots by hammer. Buy bal mithai if you must. The week’s longest session, two hours, closes with everyone flat on the deck at dusk.',
      accommodation_name: 'Burans Ridge Cottages',
      room_type: 'Stone cottage',
      meal_plan: 'All meals',
    },
    {
      day: 6,
      title: 'Last light on Trishul, then down',
      description:
        'One more dawn, and this time no instructions: move as you like, or only sit with a cup and watch the line of snow come up out of grey. Cars leave at nine for Kathgodam and the afternoon train, which puts you in Delhi by night.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
