import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'valley-of-flowers-monsoon-walk',
  title: 'Valley of Flowers, a Monsoon Walk',
  category: 'Offbeat & Immersive',
  region: 'Uttarakhand',
  vendor: 'ganga-stillness',
  price: 38500,
  duration: 7,
  description:
    'It will rain. That is the arrangement: the same cloud that soaks your hat raises three hundred kinds of flower out of ground which lay under snow until May. Between the middle of July and the end of August the Bhyundar meadows turn pink with balsam and willowherb, then violet, then something like rust. In June old snow still lies across the path and by October there are seed heads; both have their friends, but this walk is about bloom.\n\n' +
    'From Pulna, where the road stops, a stone pilgrim track climbs beside the Lakshman Ganga to Ghangaria at just over 3,000 metres. You sleep there three nights and go up by day, for nobody may camp inside the national park and everyone must be out by five. A botanist walks with the group, hand lens on a string. One day belongs to the valley, another to Hemkund, the lake above 4,300 metres where Sikh pilgrims bathe and blue-white brahma kamal opens among the rocks.\n\n' +
    'It is a walk for trained legs of fourteen and over: the days are long, steep and wet. The Alaknanda road does slide in the rains, so the drives start early and we ask you to keep a spare day before any flight.',
  short_description:
    'Seven wet, flowering days in Garhwal with a botanist: Ghangaria, the high meadows in bloom, and the lake at Hemkund.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'valley-of-flowers.jpg',
  gallery: [
    {
      file: 'field-valley-hand-lens.jpg',
      caption: 'A blue poppy under the botanist’s hand lens, rain coming over the Bhyundar valley',
    },
    {
      file: 'field-valley-ghangaria-lane.jpg',
      caption: 'The one lane of Ghangaria in the rain: laden mules, timber lodges and hot jalebi',
    },
    {
      file: 'field-valley-hemkund-lake.jpg',
      caption: 'Hemkund in a clear hour: pilgrims at the gurdwara, brahma kamal among the near rocks',
    },
  ],
  highlights: [
    'The valley in its peak weeks, mid-July to late August',
    'Walking at botanist speed, with a hand lens and no hurry',
    'Brahma kamal beside the icy water of Hemkund Sahib',
    'Blue poppies on the shaded rocks above the Pushpawati',
    'Langar with pilgrims: dal, khichdi and sweet tea',
    'Three nights in Ghangaria, one wet lane of lodges and jalebi',
  ],
  inclusions: [
    'Six nights in guest houses and a hill lodge',
    'All vegetarian meals from dinner on day one to breakfast on day seven',
    'Car from Rishikesh to the roadhead and back',
    'Botanist and trek leader, one to eight guests',
    'Porter or mule for one nine-kilo bag each way',
    'National park permits valid for three days',
    'Group first-aid kit and walking poles',
  ],
  exclusions: [
    'Travel to and from Rishikesh',
    'Personal rainwear and boots',
    'Riding mules or helicopter seats to Ghangaria',
    'Extra nights if the road is blocked',
    'Insurance covering treks to 4,500 metres',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Gathering in Rishikesh',
      description:
        'Dehradun airport is 45 minutes away and Haridwar’s station about the same. Meet at four for tea, a kit check and some frank advice on socks. The river is brown and enormous in this season. After the evening aarti the botanist puts pressed specimens on the table, which is as near as anyone gets to homework.',
      accommodation_name: 'Pahari Ghat House',
      room_type: 'River-side double room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Five rivers meeting',
      description:
        'On the road by six. At Devprayag the jade Bhagirathi used to meet the brown Alaknanda; in the monsoon both are the colour of tea. Rudraprayag, Karnaprayag and Nandaprayag follow. It is 210 kilometres to Pipalkoti, eight hours if the hill behaves. Rajma, rice and red chutney, with the windows open to the sound of rain.',
      accommodation_name: 'Alaknanda Bend Lodge',
      room_type: 'Double room with balcony',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'On foot to Ghangaria',
      description:
        'Past Joshimath to Govindghat and up the side road to Pulna. From here the track rises ten kilometres through walnut and horse chestnut, across the torrent at Bhyundar, and on more steeply under dripping conifers. Five or six hours, with tea shacks at every useful spot. Ghangaria is one lane of lodges, wet ponies and hot jalebi.',
      accommodation_name: 'Ghangaria Deodar Rest',
      room_type: 'Twin room, bucket hot water',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Into the valley',
      description:
        'The gate opens at seven and we are at it. Three kilometres of birch and boulder, one bridge over the Pushpawati, then the meadows begin: balsam to the shoulder, geranium, lousewort, a blue poppy hiding. Carry on as far as you please towards the grave of Joan Margaret Legge, the English botanist who fell to her death here in 1939.',
      accommodation_name: 'Ghangaria Deodar Rest',
      room_type: 'Twin room, bucket hot water',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Hemkund, or the valley again',
      description:
        'The climb to Hemkund is six kilometres and well over a thousand metres, begun at five with the pilgrims. Brahma kamal flowers near the top. At the gurdwara by the lake you are handed tea and khichdi before you can ask. Those who want softer ground return to the valley, permit still valid, and see what opened overnight.',
      accommodation_name: 'Ghangaria Deodar Rest',
      room_type: 'Twin room, bucket hot water',
      meal_plan: 'All meals',
    },
    {
      day: 6,
      title: 'Down to Pulna, on to Pipalkoti',
      description:
        'Knees do the work today, four hours to the roadhead. On the way a woman in Bhyundar sells kidney beans and wild caraway from her step. The car turns back along the Alaknanda, with a halt at Joshimath, officially Jyotirmath now, for the old kalpavriksha mulberry. Reach Pipalkoti by four; there is a bath for each of you.',
      accommodation_name: 'Alaknanda Bend Lodge',
      room_type: 'Double room with balcony',
      meal_plan: 'All meals',
    },
    {
      day: 7,
      title: 'Back with the river',
      description:
        'Another six o’clock start, parathas packed. Terraces of finger millet and amaranth slide past, and waterfalls that were not there last week. At Rudraprayag there is coffee. Rishikesh comes up around three, Haridwar station an hour later for the night trains. If the road has closed we wait, and the botanist produces a pack of cards.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
