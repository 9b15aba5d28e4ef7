import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'coorg-coffee-forest-rest',
  title: 'Coorg: Rest in the Coffee Forest',
  category: 'Wellness Retreats',
  region: 'Karnataka',
  vendor: 'kodagu-estates',
  price: 44000,
  duration: 5,
  description:
    'Coffee in Kodagu grows in the shade, under silver oak, wild fig and jackfruit with pepper vines wound about their trunks, so that a plantation here looks and sounds like woodland. The old estate near Kakkabe is thirty hectares of it. You are given a room with a deep window, a pair of gumboots and no programme worth the name.\n\n' +
    'Rest is the purpose. A teacher offers slow yoga at seven and a guided lying-down at five; in between come long walks through the blocks with the estate writer (as the clerk is called), naps, a stream with a flat rock, and meals that make naps necessary. The family cooks its own Kodava food: rice balls called kadambuttu, bamboo-shoot curry, pork dark with kachampuli vinegar, plus vegetarian dishes every bit as serious.\n\n' +
    'Arabica ripens red from November, robusta follows into February, and after the first showers of March or April the whole valley flowers white for about a week and smells of jasmine. From June to September the rain here is among the heaviest in Karnataka, and the house closes its shutters.',
  short_description:
    'Five unplanned days on a shade-grown coffee estate near Kakkabe: forest walks, slow yoga, Kodava suppers and proper sleep.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'coorg-coffee-forest-mist.jpg',
  gallery: [
    {
      file: 'field-coorg-planters-room.jpg',
      caption: 'The planter’s room: a deep window on the coffee forest, and gumboots lent at the door',
    },
    {
      file: 'field-coorg-kodava-table.jpg',
      caption: 'The family table: kadambuttu, pork with kachampuli, bamboo shoot and akki otti',
    },
    {
      file: 'field-coorg-hammock.jpg',
      caption: 'The hammock that nobody has booked, and the stream with its flat rock',
    },
  ],
  highlights: [
    'Shade-grown coffee and pepper at the door, all thirty hectares',
    'Unhurried yoga at seven and yoga nidra at five',
    'A forest morning towards Tadiandamol, the highest hill of Kodagu',
    'A stream with a flat rock, and a hammock nobody has booked',
    'Kodava cooking at the family table, from kadambuttu to akki otti',
    'A cupping with the planter, from cherry to first sip',
  ],
  inclusions: [
    'Four nights in the estate house, twin sharing',
    'All meals, estate coffee and fresh lime through the day',
    'Daily yoga and yoga nidra with a resident teacher',
    'One Abhyanga oil massage of an hour',
    'Guided walks on the estate and on Tadiandamol, with forest fees',
    'Coffee cupping and a kitchen session',
    'Private car from and to Mysuru',
  ],
  exclusions: [
    'Travel to Mysuru, or a car all the way from Bengaluru',
    'Alcohol, though the family may pour you some home-made wine',
    'Further massages',
    'Personal expenses and tips',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Mysuru to Kakkabe',
      description:
        'Four hours, by Hunsur and Virajpet, with tender coconut on the way. The plain ends quite suddenly and the road begins to coil beneath trees. At the house there is filter coffee, a tour that consists mainly of pointing, and a first supper of noolputtu and chicken curry, or pumpkin if you prefer. Frogs do the rest.',
      accommodation_name: 'Athi Mara Estate House',
      room_type: 'Planter’s room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'A walk with the estate writer',
      description:
        'Yoga on the drying yard while the mist thins. Afterwards the writer takes you through the blocks, explaining shade, berry borer, wages and elephants, all of which keep him up at night. Watch for Malabar whistling thrush by the stream. Lunch is long. At five the teacher reads you to sleep on the verandah.',
      accommodation_name: 'Athi Mara Estate House',
      room_type: 'Planter’s room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Towards Tadiandamol',
      description:
        'A half-day on foot from the Nalknad palace, a modest hunting lodge of 1792, up through shola forest to open grass. The summit stands at 1,748 metres and takes some three hours to reach; turning back at the big rock halfway is considered entirely respectable. Oil massage in the afternoon, hot bath, soup.',
      accommodation_name: 'Athi Mara Estate House',
      room_type: 'Planter’s room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Cherry, bean, cup',
      description:
        'Morning practice, then the pulping shed, where the planter roasts a few handfuls over a wood fire and sets out seven cups to sniff and slurp. Later his mother shows how kadambuttu are steamed in a cloth-lined pot. The remaining hours are yours. There is a hammock, and nobody has booked it.',
      accommodation_name: 'Athi Mara Estate House',
      room_type: 'Planter’s room',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Down to the plain',
      description:
        'Last yoga, last akki otti with honey from the hills around Kakkabe. By going round through Madikeri and Kushalnagar you can stop at the Tibetan settlement of Bylakuppe, where monks chant beneath very large gilded Buddhas, before the road runs straight again. Mysuru is reached in the afternoon, smelling faintly of wood smoke and arabica.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
