import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'majuli-river-island',
  title: 'Majuli, an Island in the Brahmaputra',
  category: 'Offbeat & Immersive',
  region: 'Assam',
  vendor: 'brahmaputra-passages',
  price: 28500,
  duration: 5,
  description:
    'The ferry from Nimati loads scooters on its roof, sacks of onions below, once a whole wedding band, and you. Crossing takes an hour or so depending on the sandbanks, which the Brahmaputra rearranges every summer, and in little more than a century it has carried off over half of Majuli. What is left is flat, green and musical.\n\n' +
    'Since the sixteenth century the island has been the heart of Assam’s neo-Vaishnavite monasteries, the satras founded in the following of Sankardeva. In one, boys of eight learn drumming by walking it; in another an old family models demon masks from bamboo, clay and cow dung, some with jaws that move. Between the monasteries live the Mising, whose long chang ghar houses stand on stilts above their pigs and looms. You sleep in such a house, on a good mattress, and cycle nearly everywhere.\n\n' +
    'Best from November to March, when beels fill with ruddy shelduck and bar-headed geese and mustard flowers to the embankment. Raas in November packs every satra for three nights; Ali Aye Ligang in mid-February brings Mising sowing dances. Tell us if you want either, or neither.',
  short_description:
    'Ferry, bicycle and stilt house: five days with the mask makers, monk drummers and Mising weavers of a vanishing river island.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'majuli-river-island.jpg',
  gallery: [
    {
      file: 'field-majuli-mask-workshop.jpg',
      caption: 'The eye of a demon mask is painted at Samaguri satra, bamboo frames waiting behind',
    },
    {
      file: 'story-handloom-threads.jpg',
      caption: 'A Mising cloth with its diamonds half finished, the shuttle laid across the loom',
    },
    {
      file: 'field-majuli-ferry.jpg',
      caption: 'The afternoon ferry from Nimati: scooters on the roof, and a dolphin off the bow',
    },
  ],
  highlights: [
    'Three nights in a Mising stilt house on the river side',
    'Mask workshop at Samaguri satra, with one to paint yourself',
    'Gayan-bayan drumming at Uttar Kamalabari',
    'Winter geese and storks by country boat on the beels',
    'Salmora potters, who shape clay without a wheel',
    'The ferry from Nimati Ghat, some days with river dolphins',
  ],
  inclusions: [
    'Four nights: three on Majuli, one in Jorhat',
    'All meals on the island, breakfast and dinner in Jorhat',
    'Jorhat airport transfers and ferry tickets',
    'Bicycles, with an e-rickshaw for long stretches',
    'Island guide who speaks Mising, Assamese and English',
    'Mask painting and weaving sessions',
    'Country-boat birding morning',
  ],
  exclusions: [
    'Flights to and from Jorhat',
    'Donations at the satras',
    'Apong and other drinks outside meals',
    'Vehicle ferry for private cars',
    'Insurance',
  ],
  itinerary: [
    {
      day: 1,
      title: 'The afternoon ferry',
      description:
        'Jorhat airport to Nimati Ghat takes about 45 minutes. There is fried fish to be had on the bank. The boat leaves when it leaves, usually by two, and river dolphins sometimes roll off the bow. From Kamalabari the guide brings you through mustard to the village, where supper is rice, fish in bamboo and roasted brinjal.',
      accommodation_name: 'Luit Chang Ghar',
      room_type: 'Bamboo stilt cottage',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Drums and monks',
      description:
        'Cycle to Uttar Kamalabari, where celibate monks keep white-walled rows of rooms and a namghar big as a barn. The boys’ rehearsal is not a show and you may sit through it all. Auniati keeps ivory fans, old manuscripts and Ahom silver. Ride back along the embankment with the sun on the wrong side of the river.',
      accommodation_name: 'Luit Chang Ghar',
      room_type: 'Bamboo stilt cottage',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Faces of clay, pots of silt',
      description:
        'At Samaguri a master opens the mask store: Putana with her tongue out, ten-headed Ravana in three parts. Yours will be smaller. Towards the south-east bank lies Salmora, where potters beat river clay into shape with hands and feet, then trade the pots by boat. An evening of Mising songs, with purang, rice steamed in leaf.',
      accommodation_name: 'Luit Chang Ghar',
      room_type: 'Bamboo stilt cottage',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'The beel at daybreak',
      description:
        'A dugout pushes out through hyacinth at six: swamphens, bar-headed geese, an adjutant stork standing about like a bailiff. Breakfast late, weave a hand’s breadth on the family loom, pack. The early-afternoon ferry returns you to the mainland and a planter’s house outside Jorhat, where the bath is deep and tea is taken seriously.',
      accommodation_name: 'Sonapahi Tea House',
      room_type: 'Garden double room',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Tea before take-off',
      description:
        'Walk out with the manager’s dog between rows of low, flat-topped Assam bushes under albizzia shade. Tasting follows: orthodox, CTC, and the smoky bamboo tea of the Singpho, bought in from further east. Jorhat airport is half an hour away. Travellers heading on to Kaziranga can be dropped at Kohora, some 95 kilometres west.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
