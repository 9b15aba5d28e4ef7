import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'nagaland-hornbill-villages',
  title: 'Nagaland: Hornbill and the Villages',
  category: 'Offbeat & Immersive',
  region: 'Nagaland',
  vendor: 'alder-terrace-journeys',
  price: 82000,
  duration: 7,
  description:
    'For ten days each December the tribes of Nagaland build their morungs side by side at Kisama, twelve kilometres south of Kohima, and cook, sing and dance in full dress. The Hornbill Festival is a fair idea to begin with: a dictionary before the language. We give it one long day and then drive on to the villages where the words come from.\n\n' +
    'First is Khonoma, whose Angami terraces step down the valley below a hill that held off the British more than once. In 1998 its people gave up hunting and set aside their forest for Blyth’s tragopan; ask about it, they like to be asked. After that the road swings north, by way of Ao country, to the Konyak ridges of Mon, where elders with tattooed faces sit by fires in carved dormitories and the chief of Longwa lives in a house with the Myanmar border running through it.\n\n' +
    'The roads are poor and the distances long, and the hosts feed you as though you had walked. Departures are fixed to the festival, 1 to 10 December; nights in the hills drop to five or six degrees.',
  short_description:
    'One day at December’s Hornbill Festival, then six in the ridge-top villages it gathers: Angami, Ao and Konyak, by road and fire.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'nagaland-hornbill-morung.jpg',
  gallery: [
    {
      file: 'field-nagaland-khonoma-terraces.jpg',
      caption: 'The rice terraces of Khonoma below the village gate, smoke over the tin roofs',
    },
    {
      file: 'field-nagaland-kitchen-hearth.jpg',
      caption: 'A Naga kitchen at night: three hearth stones, smoked pork on the rack, a black pot of galho',
    },
    {
      file: 'field-nagaland-morung-inside.jpg',
      caption: 'Two Konyak elders by the fire of a morung, the long log drum along the wall',
    },
  ],
  highlights: [
    'A full day at Kisama with an Angami storyteller',
    'Khonoma’s terraces and the forest its hunters chose to protect',
    'Konyak morungs and the chief’s border-straddling house at Longwa',
    'Smoked pork, axone and galho cooked on the hearth',
    'Ao weaving with a family in Mopungchuket',
    'Kohima’s war cemetery, laid out around a tennis court',
  ],
  inclusions: [
    'Six nights in homestays and village guest houses',
    'All breakfasts and dinners, four lunches',
    'Sturdy vehicle with driver, Dimapur to Dibrugarh',
    'Naga guide, plus hosts in each village',
    'Inner Line Permits, or Protected Area Permits for foreign guests',
    'Festival entry and a reserved arena seat',
    'Community fees at Khonoma, Mopungchuket and Longwa',
    'Hot-water buckets, extra quilts and firewood',
  ],
  exclusions: [
    'Flight into Dimapur and out of Dibrugarh',
    'Evening rock-concert tickets at the festival',
    'Camera fees asked by villages or individuals',
    'Rice beer, handicrafts and gifts',
    'Insurance',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Dimapur to Kohima',
      description:
        'The highway from Dimapur climbs 74 kilometres to Kohima, about two and a half hours. Visit the war cemetery on Garrison Hill, where the tennis court of the 1944 battle is still marked out in concrete. At the homestay the first pot of galho is waiting: rice, smoked meat and greens, softer than it sounds.',
      accommodation_name: 'Dzüvürü Homestay',
      room_type: 'Hill-view double room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Kisama, all day',
      description:
        'Be through the gate by nine, while warriors are still adjusting each other’s headgear. Your storyteller goes from morung to morung, Sumi to Chang to Phom, naming songs and dishes. Performances fill the arena morning and afternoon. Eat where the smoke is thickest. When the rock bands strike up at dusk you can stay on, or sensibly not.',
      accommodation_name: 'Dzüvürü Homestay',
      room_type: 'Hill-view double room',
      meal_plan: 'Breakfast and dinner',
    },
    {
      day: 3,
      title: 'Khonoma’s green bargain',
      description:
        'Twenty kilometres of bends lead west to Khonoma. A village elder climbs with you to the stone forts and down among the terraces, where some twenty kinds of paddy are named. In the nearby alder groves, trees are pollarded and crops sown between them, a system centuries old. Sleep here; the stars are excellent, the quilts heavy.',
      accommodation_name: 'Merhü Family Homestay',
      room_type: 'Twin room by the hearth',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Over the hills to the Ao',
      description:
        'A full day, seven hours with stops, by Wokha to Mokokchung and a little past it. Fruit stalls along the way sell passion fruit, chillies and, occasionally, hornets. Mopungchuket is swept, flowered and proud of its log drum. Your hosts weave; supper is pork with anishi, the fermented taro-leaf cake that darkens everything it meets.',
      accommodation_name: 'Süngkotenang Cottage',
      room_type: 'Bamboo cottage',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Through the plains to Mon',
      description:
        'The quickest way between two ridges is down into Assam. Descend to Amguri, cross tea gardens and level-crossings, and climb again from Tizit, eight hours altogether. Mon lies at nearly 900 metres under a permanent veil of woodsmoke. Boiled vegetables and Konyak black tea, served in bamboo, settle the road. Everybody goes to bed early.',
      accommodation_name: 'Konyak Hearth House',
      room_type: 'Double room',
      meal_plan: 'All meals',
    },
    {
      day: 6,
      title: 'Longwa, on both sides',
      description:
        'Longwa is 42 kilometres off, and two hours. Men who were tattooed in the last head-hunting years are few and very old; sit, share tea, and photograph only if they nod. The Angh’s longhouse has its hearth in one country and a doorway in the other. Blacksmiths nearby still make muzzle-loaders. Return to Mon by dark.',
      accommodation_name: 'Konyak Hearth House',
      room_type: 'Double room',
      meal_plan: 'All meals',
    },
    {
      day: 7,
      title: 'Down to the Brahmaputra',
      description:
        'Leave at six, with sticky rice wrapped in leaf for the journey. The road falls out of the hills at Sonari and runs flat through tea to Dibrugarh airport at Mohanbari, about five hours in all. Book a flight after one. Anyone with a day to spare should spend it on a tea estate, doing nothing.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
