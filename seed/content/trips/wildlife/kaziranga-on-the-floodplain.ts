import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'kaziranga-on-the-floodplain',
  title: 'Kaziranga on the Floodplain',
  category: 'Wildlife Escapes',
  region: 'Assam',
  vendor: 'brahmaputra-passages',
  price: 76000,
  duration: 6,
  description:
    'Every summer the Brahmaputra climbs its banks and goes through Kaziranga, and every winter the animals return to what the river left behind: silt, new grass and hundreds of shallow lakes called beels. More than two and a half thousand one-horned rhinoceroses live on this strip between the water and the Karbi hills, with wild buffalo, eastern swamp deer and elephant herds that part the grass like boats.\n\n' +
    'You arrive through Guwahati and leave from Jorhat, which saves retracing the road and puts three different Assams in one week. First the park, entered by its western, central and eastern ranges, since each is a separate country. Then Majuli, the great river island, for an unhurried day of monasteries, masks and looms. Last, at dawn, a small patch of evergreen forest beside a tea garden where hoolock gibbons sing in pairs.\n\n' +
    'The park is open to us from November to April. In January the fog may hold up a drive for half an hour; nobody minds, because there is tea. By March forest staff have burned the tall grass, the view is long, and the silk-cotton trees are red.',
  short_description:
    'Rhino, buffalo and beels across three ranges of the park, a day on Majuli island, and gibbons singing at dawn near Jorhat.',
  status: 'published',
  featured: true,
  show_vendor_info: true,
  featured_image: 'kaziranga-rhino-floodplain.jpg',
  gallery: [
    {
      file: 'field-kaziranga-verandah.jpg',
      caption: 'Tea and binoculars on the verandah of Nahor House, a rhino grazing far out on the grassland',
    },
    {
      file: 'category-wildlife-escapes.jpg',
      caption: 'An elephant family parts the grass at the end of an afternoon drive',
    },
    {
      file: 'field-kaziranga-gibbons.jpg',
      caption: 'A pair of hoolock gibbons at the edge of Hoollongapar, tea as far as the eye goes behind them',
    },
  ],
  highlights: [
    'Four jeep drives across the Bagori, Kohora and Agoratoli ranges',
    'Spot-billed pelicans and fishing eagles over the Sohola beel',
    'Hoolock gibbons, India’s only apes, in the Hoollongapar forest',
    'A ferry from Nimati Ghat to the mask makers of Majuli',
    'An afternoon in a planter’s chair among the Jorhat gardens',
    'Assamese home cooking: khar, sour fish tenga, smoked aubergine',
  ],
  inclusions: [
    'Five nights’ stay in two small lodges, twin sharing',
    'Breakfast daily, four lunches and five dinners',
    'Four jeep safaris with permits, armed forest guard and guide',
    'An ornithologist guide from day one to day six',
    'Entry, guide and guard at Hoollongapar Gibbon Sanctuary',
    'Public ferry tickets and a car on Majuli',
    'All road transport, Guwahati airport to Jorhat airport',
    'Filtered water in refillable bottles',
  ],
  exclusions: [
    'Flights into Guwahati and out of Jorhat',
    'Camera fees inside the national park',
    'Alcohol, including the host’s rice beer if you insist on paying',
    'Travel insurance',
    'Tips',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Guwahati to Kohora',
      description:
        'Plan to land before noon. The highway east runs some 215 kilometres through Nagaon and takes around five hours, the last of them with the park on the left-hand side; rhinos are sometimes visible from the tarmac near Bagori. Supper is fish tenga, soured with elephant apple, and an early bed.',
      accommodation_name: 'Nahor House',
      room_type: 'Verandah room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Bagori, the western range',
      description:
        'Bagori is where the grass is shortest and the rhinos thickest, so it makes a good introduction. The drive leaves after sunrise and follows a chain of beels where buffalo stand to their shoulders. In the afternoon the jeep enters the central range at Mihimukh and stays until the towers turn to silhouettes.',
      accommodation_name: 'Nahor House',
      room_type: 'Verandah room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Agoratoli, for the birds',
      description:
        'Forty minutes east lies the least visited range. Sohola, its largest lake, draws bar-headed geese, pelicans and Pallas’s fish eagles, and otters work the margins. After lunch, walk uphill from the lodge into Karbi country: areca groves, a broom-grass harvest, a possible great hornbill crossing the valley with noisy wings.',
      accommodation_name: 'Nahor House',
      room_type: 'Verandah room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'One more morning, then tea country',
      description:
        'The fourth drive returns to whichever range you liked best. By eleven you are on the road to Jorhat, ninety kilometres of tea gardens and roadside banana sellers. The afternoon is spent on a planter’s chair, or in the factory next door if leaf is being made; pruning season in deep winter keeps the machines silent.',
      accommodation_name: 'Rupohi Bungalow',
      room_type: 'Heritage double',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Over the water to Majuli',
      description:
        'The ferry from Nimati Ghat carries motorcycles, goats and schoolteachers, and takes about an hour to reach Kamalabari. You visit the mask workshop at Samaguri satra, where bamboo, clay and cloth become demons, and eat with a Mising family whose loom stands in the shade beneath the floor. The last boats return before dark.',
      accommodation_name: 'Rupohi Bungalow',
      room_type: 'Heritage double',
      meal_plan: 'All meals',
    },
    {
      day: 6,
      title: 'Gibbons before breakfast',
      description:
        'Hoollongapar is only about twenty-one square kilometres, hemmed in by tea, yet seven kinds of primate live there. Enter on foot with a guard soon after the gate opens and follow the song. A pair calling together can be heard for a kilometre. Breakfast comes in tiffin boxes, and Jorhat airport is less than an hour away.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
