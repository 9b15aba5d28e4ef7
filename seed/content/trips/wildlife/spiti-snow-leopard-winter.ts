import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'spiti-snow-leopard-winter',
  title: 'Spiti: Snow Leopard Winter',
  category: 'Wildlife Escapes',
  region: 'Himachal Pradesh',
  vendor: 'high-ridge-expeditions',
  price: 225000,
  duration: 10,
  description:
    'In February the road into Spiti from Manali lies under metres of snow, and the valley can be reached only by the long way round: up the Sutlej, through Kinnaur, along a road cut into cliffs. The cold empties the high slopes. Ibex and blue sheep come down to the ledges around Kibber, a village at 4,270 metres, and the snow leopards come down after them.\n\n' +
    'This is a journey for people who can wait. Our spotters are Kibber men who have watched these gorges since they were boys with goats; they leave before dawn with telescopes and radio back when something moves. You follow on foot or by jeep, stand in the snow with a flask, and look. Some groups have three sightings in a morning. Others have one, very far away, on the last afternoon, and are oddly content.\n\n' +
    'The climb is staged to let bodies adjust: four nights on the way up, none of them above 3,700 metres. Nights in Kibber drop to minus twenty or lower, water is carried in buckets, and life contracts to one warm room round the tandoor stove. You should be in good health, steady on snow, and cheerful about dry toilets.',
  short_description:
    'Ten winter days by the Kinnaur road to Kibber at 4,270 metres, waiting with village spotters for the cat of the high cliffs.',
  status: 'published',
  featured: true,
  show_vendor_info: true,
  featured_image: 'spiti-snow-leopard-ridge.jpg',
  gallery: [
    {
      file: 'field-spiti-kibber-village.jpg',
      caption: 'White houses of Kibber in the snow, hay stored on the roofs and a path trodden between them',
    },
    {
      file: 'field-spiti-homestay-room.jpg',
      caption: 'The one warm room of a Kibber homestay: iron stove, carpeted seats, a window on the snow',
    },
    {
      file: 'field-spiti-thukpa-table.jpg',
      caption: 'Supper after a day’s watch: thukpa, tingmo, butter tea and the spotting notebook',
    },
  ],
  highlights: [
    'Three nights in Kibber and three days of watching with local spotters',
    'Scopes trained on ibex, blue sheep, red fox and lammergeier',
    'The thousand-year-old murals of Tabo in winter quiet',
    'A staged ascent through Narkanda, Kalpa, Tabo and Kaza',
    'The bridge at Chicham, slung over a gorge at above 4,000 metres',
    'A group of six at most, with one spotting scope for two guests',
  ],
  inclusions: [
    'Nine nights in hotels, guesthouses and a Kibber homestay, twin sharing',
    'All meals from dinner on day one to breakfast on day ten',
    'Expedition leader, three Kibber spotters and porters',
    'Spotting scopes, snow gaiters, down jacket and hot-water bottles on loan',
    'Four-wheel-drive vehicles with snow chains, Chandigarh to Chandigarh',
    'Oxygen cylinders, pulse oximeter and first-aid kit',
    'Kibber wildlife sanctuary fees and the village conservation levy',
  ],
  exclusions: [
    'Travel to Chandigarh',
    'Insurance covering high altitude and evacuation, which is compulsory',
    'Protected area permit for foreign nationals, issued for Kinnaur and Spiti',
    'Extra nights if snow or slides close the road',
    'Personal layers, boots and sleeping-bag liner',
    'Tips for spotters and drivers',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Chandigarh to Narkanda',
      description:
        'Meet at Chandigarh airport by nine. About 180 kilometres of hill road lead past Shimla to Narkanda, at 2,700 metres, where apple orchards stand bare and deodars hold snow. Kit check, briefing and a bowl of rajmah before the fire.',
      accommodation_name: 'Bare Orchard Lodge',
      room_type: 'Double with heater',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Up the Sutlej',
      description:
        'The road drops to the river at warm Rampur and climbs again, blasted through rock overhangs at Taranda. By late afternoon you reach Kalpa, at 2,960 metres, facing the whole white bulk of Kinner Kailash across the gorge.',
      accommodation_name: 'Chilgoza House',
      room_type: 'Double with heater',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Through Kinnaur to Tabo',
      description:
        'Trees thin, then stop. Past the meeting of the Spiti and Sutlej at Khab the land turns to bare rock in ochre and grey. Permits are checked at Sumdo, and Tabo, at 3,280 metres, appears as a flat brown village beside half-frozen water.',
      accommodation_name: 'Tabo Orchard Guesthouse',
      room_type: 'Double with wood stove',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Murals, then altitude',
      description:
        'An hour by torchlight among the clay figures of Tabo’s assembly hall, founded in 996. Kaza, at some 3,700 metres, is an easy hour and a half beyond. Walk slowly through its market, drink more than you want, sleep early.',
      accommodation_name: 'Bukhari Guesthouse',
      room_type: 'Double with wood stove',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Learning to look',
      description:
        'Up to Kibber after an early breakfast, nineteen kilometres and nearly six hundred metres of climb. On the rim above the gorge the spotters teach you the trick: ignore the snow, study the edges, watch which way the ibex stare.',
      accommodation_name: 'Angmo’s House, Kibber',
      room_type: 'Shared family room with stove',
      meal_plan: 'All meals',
    },
    {
      day: 6,
      title: 'Across to Chicham',
      description:
        'Today’s watch is kept from the Chicham side, across a bridge above a drop that few people lean over twice. Blue sheep use these cliffs. Should the radio crackle, everything is dropped, including lunch, and the jeep goes.',
      accommodation_name: 'Angmo’s House, Kibber',
      room_type: 'Shared family room with stove',
      meal_plan: 'All meals',
    },
    {
      day: 7,
      title: 'A third day of patience',
      description:
        'Another dawn, another ridge, chosen by the night’s tracks. Golden eagles and snowcock fill the waiting. If luck has already come, spend the afternoon at Key monastery, whose kitchen keeps butter tea warm for anyone who climbs up.',
      accommodation_name: 'Angmo’s House, Kibber',
      room_type: 'Shared family room with stove',
      meal_plan: 'All meals',
    },
    {
      day: 8,
      title: 'Down to Kalpa',
      description:
        'Farewell scarves at first light, one last scan of the cliffs from the road, and then a long day’s descent of roughly nine hours and 225 kilometres. Trees return at the end of it. So does running hot water.',
      accommodation_name: 'Chilgoza House',
      room_type: 'Double with heater',
      meal_plan: 'All meals',
    },
    {
      day: 9,
      title: 'A short walk, a long road',
      description:
        'Stroll through Kalpa’s lanes of slate and carved wood while the sun reaches the peaks opposite. The cars follow the Sutlej back to Narkanda by dusk. Over dinner the group list is read aloud and argued about.',
      accommodation_name: 'Bare Orchard Lodge',
      room_type: 'Double with heater',
      meal_plan: 'All meals',
    },
    {
      day: 10,
      title: 'To the plains',
      description:
        'Breakfast with the ridge in view, then down through Shimla and Solan, shedding a layer every hour. Chandigarh is reached by mid-afternoon; please book flights after six, since fog and lorries both have opinions.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
