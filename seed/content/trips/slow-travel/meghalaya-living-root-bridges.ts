import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'meghalaya-living-root-bridges',
  title: 'Living Root Bridges of Meghalaya',
  category: 'Offbeat & Immersive',
  region: 'Meghalaya',
  vendor: 'khasi-hills-homestays',
  price: 41500,
  duration: 6,
  description:
    'Nobody builds a root bridge for himself. A Khasi family trains the young aerial roots of a rubber fig along split areca trunks, tends them for fifteen or twenty years, and hands the crossing over to grandchildren. In the War country south of Sohra, where timber rots in a season and eleven metres of rain can fall in a year, it is simply the engineering that works.\n\n' +
    'This journey goes down to those bridges on foot and stays the night. Nongriat lies below Tyrna by more than three thousand concrete steps, and the village after the day-trippers have climbed out again is a different place: crickets, woodsmoke, somebody tuning a guitar. Around that descent are the sacred grove at Mawphlang, from which not even a leaf may be removed, the limestone caves and cliff edges of Sohra, and two days beside the Umngot, so clear in winter that a boat seems to hang over its own shadow.\n\n' +
    'We travel between October and April. You need sound knees more than great fitness, and an appetite for jadoh, black sesame pork and very strong red tea.',
  short_description:
    'Walk down three thousand steps to Nongriat, sleep beside bridges grown from fig roots, and drift on the clear green Umngot.',
  status: 'published',
  featured: true,
  show_vendor_info: true,
  featured_image: 'meghalaya-root-bridge.jpg',
  gallery: [
    {
      file: 'field-meghalaya-stone-steps.jpg',
      caption: 'On the steps down to Nongriat, a village porter ahead, slim areca palms on both sides',
    },
    {
      file: 'category-offbeat-immersive.jpg',
      caption: 'A swaying footbridge over a green gorge south of Sohra, with a waterfall behind',
    },
    {
      file: 'field-meghalaya-hearth-meal.jpg',
      caption: 'Supper beside a Khasi hearth: jadoh, black sesame pork, pumaloi and red tea',
    },
  ],
  highlights: [
    'A night in Nongriat after the day visitors have left',
    'The double-decker bridge at first light, before anyone else',
    'Mawphlang’s sacred grove with a guide from the Lyngdoh clan',
    'Rowing over glass-clear pools on the Umngot at Shnongpdeng',
    'Khasi home kitchens: jadoh, dohneiiong, pumaloi',
    'Iewduh, Shillong’s market run largely by women',
  ],
  inclusions: [
    'Five nights in homestays and one small hill lodge',
    'Breakfast and dinner daily, packed lunches on walking days',
    'Car and driver from Guwahati and back',
    'Khasi guide throughout, local guides at each village',
    'Porter for one small bag per person to Nongriat',
    'Boat and life jacket on the Umngot',
    'Grove, cave and village entry fees',
  ],
  exclusions: [
    'Flights or trains to Guwahati',
    'Lunch on driving days',
    'Cliff jumping, snorkelling and zipline at Shnongpdeng',
    'Travel insurance, strongly advised',
    'Tips for guides and porters',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Guwahati to Shillong',
      description:
        'From the airport it is about 120 kilometres and three and a half hours into the hills, with a halt above the long blue arms of Umiam. In Shillong, if it is not a Sunday, walk Iewduh: betel leaf by the basket, smoked fish, knives, tubers you will not recognise. Dinner is jadoh at a pine-panelled family table.',
      accommodation_name: 'Kseh Pine House',
      room_type: 'Wood-floored double room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Mawphlang, then the edge of the plateau',
      description:
        'Twenty-five kilometres out of Shillong, the sacred grove begins as abruptly as a wall. A guide from the clan that guards it explains the monoliths and the one rule. By afternoon the road runs along gorges to Sohra, once Cherrapunji. Stand at the drop near Nohkalikai, 340 metres, and hope that the cloud parts.',
      accommodation_name: 'Ka Lyer Cottage',
      room_type: 'Valley-view room',
      meal_plan: 'Breakfast and dinner',
    },
    {
      day: 3,
      title: 'Three thousand steps down',
      description:
        'Tyrna is half an hour from Sohra; there the road ends. The steps take about two and a half hours, with wire footbridges over green boulders in between and a long single root bridge at Ritymmen. Swim below the double-decker when the light goes amber. Your host family cooks rice, dal and wild greens over wood.',
      accommodation_name: 'Nongriat village homestay',
      room_type: 'Simple twin room, shared bathroom',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Rainbow Falls and back up',
      description:
        'Have the double-decker to yourself at dawn. A rougher path leads upstream for an hour and a half to Rainbow Falls and its implausibly blue pool. After an early lunch comes the climb, taken slowly, with sour pomelo and salt sold at the turnings. A hot bucket, a massage if required, and bed in Sohra.',
      accommodation_name: 'Ka Lyer Cottage',
      room_type: 'Valley-view room',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Riwai and the Umngot',
      description:
        'Drive east along the border ridge, with the plains of Bangladesh laid out shining below. At Riwai another root bridge lies fifteen minutes’ walk from the road, much gentler on yesterday’s legs. Shnongpdeng is reached by mid-afternoon. A boatman rows you upstream, where you can count pebbles four metres down in the dry months.',
      accommodation_name: 'Umngot Bank Homestay',
      room_type: 'Riverside room',
      meal_plan: 'Breakfast and dinner',
    },
    {
      day: 6,
      title: 'Back over the hills',
      description:
        'Pumaloi, steamed rice cake, for breakfast with honey from the orange groves. Leave by eight. The road climbs through Pynursla to Shillong, where there is time for coffee, and descends to Guwahati airport, six to seven hours altogether. Please book nothing that departs before half past five; the hill traffic keeps its own hours.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
