import type { TestimonialContent } from './types.ts'

/** Newest first; the home page shows the first six. */
export const testimonials: TestimonialContent[] = [
  {
    name: 'Meera S. (sample)',
    content:
      'Our host in Hanle woke us at one in the morning, handed over tea, and pointed the telescope at a smudge. My father, who is seventy-one, asked to look again. Then again. We stayed out until three.',
    rating: 5,
    trip: 'ladakh-monasteries-and-stars',
    place: 'Pune',
    travelled_on: '2026-06-01',
  },
  {
    name: 'Arjun N. (sample)',
    content:
      'We saw no tiger on the first three drives. By then I had learned the sal forest from its alarm calls, and when she finally crossed the road I was almost sorry to have the mystery solved.',
    rating: 5,
    trip: 'kanha-tiger-country',
    place: 'Chennai',
    travelled_on: '2026-02-01',
  },
  {
    name: 'Claire D. (sample)',
    content:
      'The steps down to Nongriat hurt, and the steps up hurt more. In between I swam under a bridge somebody’s great-grandfather planted. My knees have forgiven me; I would go back next week.',
    rating: 5,
    trip: 'meghalaya-living-root-bridges',
    place: 'Lyon',
    travelled_on: '2026-04-01',
  },
  {
    name: 'Farhan K. (sample)',
    content:
      'The boatman stopped rowing just as the sun came over the sandbank. Nobody spoke for perhaps five minutes. I have lived in cities all my life and had not known mornings could be that wide.',
    rating: 5,
    trip: 'varanasi-before-dawn',
    place: 'Hyderabad',
    travelled_on: '2026-01-01',
  },
  {
    name: 'Lakshmi R. (sample)',
    content:
      'On the second evening aboard, the captain cut the engine and called to a man in a canoe. Ten minutes later there were two pearl spot on the iron pan. I still think about that fish.',
    rating: 5,
    trip: 'kumarakom-houseboat-nights',
    place: 'Bengaluru',
    travelled_on: '2026-02-01',
  },
  {
    name: 'Tom B. (sample)',
    content:
      'I had booked India twice before and come home tired. This time someone asked how early we like to wake, and built the days around the answer. Small question, enormous difference.',
    rating: 5,
    trip: null,
    place: 'Leeds',
    travelled_on: '2025-12-01',
  },
  {
    name: 'Ishita G. (sample)',
    content:
      'One sighting in three days at Kibber: a tail, then a shoulder, then nothing, most of a kilometre away. Our spotter Tashi was so pleased that he danced in the snow. It was minus eighteen and I would not have swapped places with anyone. Do take the warning about the dry toilet seriously, though.',
    rating: 4,
    trip: 'spiti-snow-leopard-winter',
    place: 'Mumbai',
    travelled_on: '2026-02-01',
  },
  {
    name: 'Raghav M. (sample)',
    content:
      'What stays with me is lunch in the Gond courtyard. Our daughter is nine and eats nothing; she had two helpings of kodo and then helped press rice husk into the clay wall. The jeep mornings were excellent, and the hot-water bottles more excellent still.',
    rating: 5,
    trip: 'kanha-tiger-country',
    place: 'Nagpur',
    travelled_on: '2025-12-01',
  },
  {
    name: 'Sunita V. (sample)',
    content:
      'The pichwai painter let me ruin three lotuses before he took my hand and drew the fourth with me. It hangs in the hall now. Back in Udaipur the house sent the boat across so that we could have coffee on the water, which nobody had promised and nobody mentioned afterwards.',
    rating: 5,
    trip: 'udaipur-lake-palace-days',
    place: 'Delhi',
    travelled_on: '2026-01-01',
  },
  {
    name: 'Joseph P. (sample)',
    content:
      'A good estate and very good food, but the rain found us in early November and the Tadiandamol walk was called off. I understood the reason. I would have liked a plan for the wet day beyond another long lunch, fine as it was.',
    rating: 3,
    trip: 'coorg-coffee-forest-rest',
    place: 'Kochi',
    travelled_on: '2025-11-01',
  },
  {
    name: 'Ananya B. (sample)',
    content:
      'No tiger, as they had warned. Instead there was an hour in a side creek with only oars and dripping, and a kingfisher that sat still until we were nearly underneath it. On the last night the Bonbibi players borrowed my shawl for the goddess, and returned it smelling of incense.',
    rating: 5,
    trip: 'sundarbans-by-country-boat',
    place: 'Kolkata',
    travelled_on: '2025-12-01',
  },
  {
    name: 'Henrik L. (sample)',
    content:
      'Day six of the course was as unpleasant as the physician said it would be, and she sat with me through much of it with a thermos of cumin water. By the second week I slept eight hours a night, which I had not done since 2019. One star less because the road outside is noisier than a house by a river has any right to.',
    rating: 4,
    trip: 'kerala-ayurveda-fortnight',
    place: 'Gothenburg',
    travelled_on: '2025-08-01',
  },
  {
    name: 'Kavitha I. (sample)',
    content:
      'I am from Coimbatore and thought I knew this food. Then the cook at the courtyard house made me grind the pepper masala by hand, tasted it, and told me very politely to begin again. My Athangudi tile came out crooked and is on my desk.',
    rating: 5,
    trip: 'chettinad-courtyard-house',
    place: 'Coimbatore',
    travelled_on: '2025-11-01',
  },
  {
    name: 'Neel A. (sample)',
    content:
      'We changed our dates twice because of my mother’s surgery. Each time there was a reply within the hour, with no sighing in it. When we did travel, the driver had kept a low stool in the boot so that she could get into the car. I noticed that before I noticed the mountains.',
    rating: 5,
    trip: null,
    place: 'Ahmedabad',
    travelled_on: '2025-10-01',
  },
  {
    name: 'Zoya H. (sample)',
    content:
      'Our guide sat us down in Vittala before the buggies arrived and said nothing for ten minutes, then asked what we had heard. Parakeets, mostly. The room in Anegundi was simple and the fan loud, but I have rarely eaten better than her aunt’s ennegayi.',
    rating: 4,
    trip: 'hampi-slow-sunrise',
    place: 'Lucknow',
    travelled_on: '2025-11-01',
  },
  {
    name: 'Devika T. (sample)',
    content:
      'I had a headache for the whole of day two in Leh and was told, kindly, to go to bed. It was right. By Tso Moriri I was walking to the shore before breakfast, where a Changpa grandmother gave me churpi so hard that I carried the same piece home to Dehradun.',
    rating: 5,
    trip: 'ladakh-monasteries-and-stars',
    place: 'Dehradun',
    travelled_on: '2025-06-01',
  },
  {
    name: 'Margaret O. (sample)',
    content:
      'The afternoon on foot with the Baiga tracker was the best of it. He smelled a leopard’s mark before he saw it and laughed at our faces. I would have welcomed one more free morning, since five o’clock starts add up at my age. The drivers were patient with my binoculars.',
    rating: 4,
    trip: 'kanha-tiger-country',
    place: 'Dublin',
    travelled_on: '2025-03-01',
  },
  {
    name: 'Vikram C. (sample)',
    content:
      'Two trips so far, one to hills and one to desert. In both, the people we met were paid properly and seemed to want us there. A weaver showed my wife her account book to prove a point about yarn prices. You do not get that from a coach window.',
    rating: 4,
    trip: null,
    place: 'Jaipur',
    travelled_on: '2025-02-01',
  },
]
