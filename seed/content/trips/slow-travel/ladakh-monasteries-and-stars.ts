import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'ladakh-monasteries-and-stars',
  title: 'Ladakh: Monasteries and Stars',
  category: 'Offbeat & Immersive',
  region: 'Ladakh',
  vendor: 'changthang-skies',
  price: 118000,
  duration: 9,
  description:
    'Two kinds of watching fill this journey. By day, the painted halls of the Indus valley: the butter-lamp gloom of Thiksey at prayer, the eleventh-century goddesses of Alchi no larger than a thumb. By night, from the end of a road 260 kilometres south-east of Leh, the sky itself. Hanle was notified a dark sky reserve in December 2022. Its households hang thick curtains after sunset, and young people from the six hamlets have been trained to run telescopes for guests.\n\n' +
    'It is high and we treat it so. Leh stands at 3,500 metres, and you spend three nights there, with one long day lower down at Alchi, then a night beside the hot springs of Chumathang, near 4,000, before sleeping any higher. No ambitious passes on day two, no trophies. An oxygen cylinder travels in each car, dinner is early, and the guide counts your glasses of water with affection.\n\n' +
    'Departures run from late May to the end of September in the week of the new moon, when the Milky Way rises over Hanle’s seventeenth-century gompa like weather. On the way home come Tso Moriri, with its barley and bar-headed geese, and the long salt shores of Tso Kar.',
  short_description:
    'Nine carefully paced days from Thiksey’s dawn prayers to the telescopes of Hanle, timed for the dark of the moon.',
  status: 'published',
  featured: true,
  show_vendor_info: true,
  featured_image: 'ladakh-monastery-night.jpg',
  gallery: [
    {
      file: 'field-ladakh-prayer-hall.jpg',
      caption: 'Butter lamps before dawn in the prayer hall at Thiksey, a great drum in the shadow',
    },
    {
      file: 'gallery-prayer-flags-pass.jpg',
      caption: 'Prayer flags on Taglang La as a motorcyclist winds down towards the Indus',
    },
    {
      file: 'story-night-sky-camp.jpg',
      caption: 'A lit tent by the water under a sky full of stars, as on the night near Tso Moriri',
    },
  ],
  highlights: [
    'Two new-moon nights in Hanle with a local astronomy ambassador',
    'Dawn prayers and salted butter tea at Thiksey',
    'The eleventh-century murals of Alchi by torchlight',
    'Tso Moriri’s shore at Korzok, with Changpa herders nearby',
    'Kiang, black-necked crane and marmot around Tso Kar',
    'Three nights in Leh and one at Chumathang before going really high',
  ],
  inclusions: [
    'Eight nights in guest houses, homestays and one camp',
    'All breakfasts and dinners, and lunch on seven days',
    'SUV with driver, not more than four guests in each',
    'Ladakhi guide and a Hanle astronomy ambassador',
    'Inner line and protected area permits, environment fees',
    'Telescope sessions on both Hanle nights',
    'Oxygen, oximeter and first-aid kit in every vehicle',
    'Monastery entry tickets',
  ],
  exclusions: [
    'Flights to and from Leh',
    'Lunch in Leh on day two',
    'Medical evacuation and insurance, which is compulsory',
    'Photography fees in monasteries',
    'Costs of delay through weather or closed roads',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Land, lie down',
      description:
        'The flight crosses the Great Himalaya and drops you at 3,500 metres before your body knows it. Today’s programme is a bed by a window, soup, and water. If you feel steady at five, walk as far as the apricot trees. The guide checks everyone’s oxygen before dinner and again at nine.',
      accommodation_name: 'Chubi Garden House',
      room_type: 'Double room with valley view',
      meal_plan: 'Lunch and dinner',
    },
    {
      day: 2,
      title: 'Leh at walking pace',
      description:
        'A gentle day on the level. Through willow lanes to Sankar gompa, then the old town, where lime-plastered houses lean under a nine-storey palace of the early seventeenth century. Drink tsampa with tea in a kitchen of copper pots. Afternoon is free, with a nap encouraged. Thukpa tonight, and an introduction to the summer constellations from the roof.',
      accommodation_name: 'Chubi Garden House',
      room_type: 'Double room with valley view',
      meal_plan: 'Breakfast and dinner',
    },
    {
      day: 3,
      title: 'Down the Indus to Alchi',
      description:
        'West past the meeting of the green Zanskar and the brown Indus at Nimmu, then Likir under its seated Maitreya. At Alchi, 66 kilometres out and about 3,100 metres up, the Sumtsek has three storeys of painting as fine as embroidery, seen by torch since photography is forbidden. Apricots for dessert, in July straight from the branch.',
      accommodation_name: 'Chubi Garden House',
      room_type: 'Double room with valley view',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Thiksey at six, Chumathang by dusk',
      description:
        'Out in the dark for 19 kilometres to Thiksey, to hear the long horns blown from the roof and sit along the wall as novices pour tea. Hemis hides up a side gorge a little further on, its courtyard quiet except during the summer festival. Then upstream through Upshi to Chumathang, where springs steam on the bank of the Indus, for a night near 4,000 metres that makes the next step gentle.',
      accommodation_name: 'Chumathang Springs Guest House',
      room_type: 'Double room by the river',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'The rest of the road to Hanle',
      description:
        'Half the drive is already behind you. Follow the Indus to Nyoma, then cross the open plateau, where kiang run alongside. Hanle appears as a white gompa on a knoll and a dome on the hill behind it. Lunch, a long lie-down, and nothing at all until ten; the first look at the sky lasts forty minutes.',
      accommodation_name: 'Punguk Starlight Homestay',
      room_type: 'Family-house twin room',
      meal_plan: 'All meals',
    },
    {
      day: 6,
      title: 'A day for marsh, a night for nebulae',
      description:
        'Sleep in. The marsh below the village holds black-necked cranes in summer, watched from a fair distance. Climb slowly to the seventeenth-century gompa, and go as far as visitors may towards the observatory at 4,500 metres. From eleven until two your host runs the telescope: Lagoon, Hercules, Andromeda, with hot-water bottles passed along the bench.',
      accommodation_name: 'Punguk Starlight Homestay',
      room_type: 'Family-house twin room',
      meal_plan: 'All meals',
    },
    {
      day: 7,
      title: 'Tso Moriri',
      description:
        'Back through Nyoma and Mahe, then south over Namshang La to Korzok, around five hours. The lake is 4,500 metres up and changes colour each time you glance away. Changpa families pitch black yak-hair tents in the side valleys; one of them makes the tea. Camp lies behind the village, and hot soup comes at six.',
      accommodation_name: 'Korzok Phu Camp',
      room_type: 'Heated two-person tent',
      meal_plan: 'All meals',
    },
    {
      day: 8,
      title: 'Tso Kar and Taglang La',
      description:
        'Start at six. Tso Kar’s white margins are good for crane and grebe; beyond it, prayer flags crack in the wind on Taglang La at 5,328 metres, where nobody lingers. The road unrolls through the purple gorge at Gya and joins the Indus. Leh by mid-afternoon feels thick with air. Hot showers, skyu, and a farewell on the roof.',
      accommodation_name: 'Chubi Garden House',
      room_type: 'Double room with valley view',
      meal_plan: 'All meals',
    },
    {
      day: 9,
      title: 'The morning flight',
      description:
        'Planes leave Leh early, before the wind gets up, so breakfast is at whatever hour your ticket requires. The guide rides along through the checkpoints and waits until the board confirms you. Take a window seat for a last line of white ranges. If cloud cancels the flight, the house has a bed for you at its ordinary price.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
