import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'rishikesh-river-and-breath',
  title: 'Rishikesh: River and Breath',
  category: 'Wellness Retreats',
  region: 'Uttarakhand',
  vendor: 'ganga-stillness',
  price: 52000,
  duration: 7,
  description:
    'At Rishikesh the Ganga leaves the mountains. It is still cold, still green, loud over the boulders above town and suddenly broad below it, and everything done here is done to that sound. Temple bells, schoolchildren on Ram Jhula, cows with a firm sense of right of way: the place is busier than its reputation, and we would rather say so. Our house stands upstream of the bustle in Tapovan, where the river is near enough to hear at night.\n\n' +
    'Seven days follow one plain rhythm. There is pranayama before sunrise, asana on an open roof, a late breakfast, a free middle to the day, and a slower practice at dusk. Groups are held to ten. Two teachers work together, one to lead and one to walk round with folded blankets. Food is sattvic and local, with mandua rotis, gahat dal and hill spinach; the town is vegetarian and dry, and after a day or two so, contentedly, are you.\n\n' +
    'The best months are October, November and February to April. In July and August the river is brown and high, pilgrim crowds are large, and we stay away.',
  short_description:
    'A week of breathwork, asana and river walks in Tapovan, with a dawn on Kunjapuri and a morning in Vashishta’s cave.',
  status: 'published',
  featured: true,
  show_vendor_info: true,
  featured_image: 'rishikesh-ganga-yoga-dawn.jpg',
  gallery: [
    {
      file: 'field-rishikesh-river-room.jpg',
      caption: 'A river room at Kadamb House: blankets folded, mat rolled, and the green Ganga beyond the balcony',
    },
    {
      file: 'field-rishikesh-leaf-lamp.jpg',
      caption: 'A leaf boat of marigolds is let go at Triveni Ghat, the footbridge and temple towers at dusk behind',
    },
    {
      file: 'field-rishikesh-kunjapuri-dawn.jpg',
      caption: 'Kunjapuri at sunrise: the line of snow turns pink behind the temple, then ordinary',
    },
  ],
  highlights: [
    'Breathwork and asana with two teachers and no more than ten guests',
    'Sunrise over the snow line from Kunjapuri, at 1,676 metres',
    'An hour’s silence in the cave of Vashishta, upstream',
    'The evening lamps at Triveni Ghat, seen from the river steps',
    'Garhwali cooking with the woman who runs our kitchen',
    'Devprayag, where two rivers meet and become the Ganga',
  ],
  inclusions: [
    'Six nights at a riverside house in Tapovan, single or twin room',
    'Three sattvic meals a day, herbal teas and fruit',
    'All guided practices, with mats, bolsters and blankets',
    'One private session with a teacher',
    'One 60-minute Ayurvedic oil massage',
    'Excursions to Kunjapuri, Vashishta’s cave and Devprayag',
    'Transfers from and to Dehradun airport or Haridwar station',
  ],
  exclusions: [
    'Travel to Dehradun or Haridwar',
    'River rafting and other activities not named',
    'Additional massages and consultations',
    'Temple offerings and personal shopping',
    'Travel insurance',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Arriving by the river',
      description:
        'Jolly Grant airport is less than an hour away, Haridwar station a little more. Come by three. After ginger tea and a look at your room you meet the group on the roof for a gentle hour of stretching, mostly to get the journey out of hips and shoulders. Supper is khichdi with ghee, eaten early.',
      accommodation_name: 'Kadamb House',
      room_type: 'River room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Beginning with the breath',
      description:
        'The first full morning goes to breathing and nothing else: how the ribs move, where you hold, what a long exhalation does. Asana follows, standing poses at an easy pace. In the afternoon walk down to Ram Jhula and along the far bank, past bookshops and sadhus, and back over Janki Setu before evening practice.',
      accommodation_name: 'Kadamb House',
      room_type: 'River room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Kunjapuri before sunrise',
      description:
        'Leave at four-thirty and drive an hour up to the Devi temple at Kunjapuri. On a clear day the line of snow from Bandarpunch to Chaukhamba turns pink, then ordinary. Walk part of the way down through terraced villages. The rest of the day is deliberately empty, with a restorative class at six.',
      accommodation_name: 'Kadamb House',
      room_type: 'River room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'The kitchen and the lamps',
      description:
        'Morning practice turns to forward bends and the moon side of things. Afterwards, join the cook for aloo ke gutke, mandua dough and a chutney of hemp seed, which is milder than it sounds. At dusk you stand on the steps of Triveni Ghat as the lamps are raised, and go home by way of a chai stall.',
      accommodation_name: 'Kadamb House',
      room_type: 'River room',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Devprayag',
      description:
        'Seventy kilometres up the gorge the green Bhagirathi meets the browner Alaknanda, and only from there is the river called Ganga. The drive takes over two hours each way, so practice is short and early. You sit on the stone steps at the joining of the waters, eat parathas from a tiffin, and are home by four.',
      accommodation_name: 'Kadamb House',
      room_type: 'River room',
      meal_plan: 'All meals',
    },
    {
      day: 6,
      title: 'A day mostly without words',
      description:
        'Silence until evening, for those who want it. The car goes to Vashishta’s cave, twenty-five kilometres upstream, where an hour in the dark passes faster than expected; afterwards there is a beach of white sand. Private sessions and massages fill the afternoon. Talking resumes over a final dinner of jhangora kheer and stories.',
      accommodation_name: 'Kadamb House',
      room_type: 'River room',
      meal_plan: 'All meals',
    },
    {
      day: 7,
      title: 'A practice to take home',
      description:
        'The last class is built with you: twenty minutes that can be done in a bedroom before work, written on a card. Breakfast on the roof, then a last dip to the ankles, which is as far as most people get in February. Cars leave for Dehradun and Haridwar through the late morning.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
