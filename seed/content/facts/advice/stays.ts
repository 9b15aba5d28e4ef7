import type { Advice } from './advice.ts'

export const staysAdvice: Record<string, Advice> = {
  'chettinad-courtyard-house': {
    months: {
      3: 'warm',
      4: 'hot: 38 °C',
      5: 'hot: 40 °C',
      6: 'hot, dry wind',
      7: 'hot',
      8: 'hot, some rain',
      9: 'warm, some rain',
      10: 'rain in the afternoon',
    },
    suits: 'Everyone, children of any age included; people who like to cook.',
    access: 'Courtyards have raised sills, a hand high; one room and its bathroom are without a step.',
    safety: 'The nearest hospital is in Karaikudi, a quarter of an hour away. Phones work in the house.',
    food: 'Peppery Chettinad cooking, with and without meat; ask for less chilli.',
  },
  'jaisalmer-dune-camp': {
    months: { 3: 'warm days', 4: 'hot: 39 °C', 9: 'hot: 38 °C', 10: 'warm, few guests' },
    suits: 'Families with children from five. Nobody has to ride: you may walk beside the camels.',
    access:
      'Tents on sand with carpets, beds 50 cm high, an attached bathroom with hot water in a bucket. A wheelchair needs two helpers.',
    safety:
      'The nearest hospital is in Jaisalmer, an hour away. Phones work on the highest dune. A watchman is up all night.',
    packing: 'A warm jacket from October to March, sturdy shoes, a scarf, a torch.',
  },
  'jodhpur-blue-city-haveli': {
    months: { 4: 'hot: 38 °C', 5: 'hot: 42 °C', 6: 'hot: 41 °C', 7: 'rain at last', 8: 'green, humid', 9: 'warm' },
    suits: 'Everyone who likes to walk in lanes. For prams and wheelchairs the old city is hard work.',
    access:
      'The last two hundred metres are on foot. The haveli has four floors and no lift; two rooms are on the first, 18 steps up.',
    safety:
      'The nearest hospital is in Jodhpur itself, 15 minutes away. Women who travel alone are walked home in the evening if they wish.',
    guide: ['Indira Panwar', 'Was born in the lane and knows every door that was painted over.'],
  },
  'kumarakom-houseboat-nights': {
    months: {
      4: 'hot and humid',
      5: 'hot, first storms',
      6: 'monsoon, a quiet lake',
      7: 'monsoon, green, a quiet lake',
      8: 'boat races, rain',
      9: 'showers',
      10: 'showers in the evening',
    },
    suits: 'Everyone: couples, grandparents, and children, who wear a life jacket on deck.',
    access: 'One step of 40 cm onto the boat with a hand to hold; both cabins are on one deck, with doors 70 cm wide.',
    safety:
      'The nearest hospital is in Kottayam, half an hour from the jetty. The crew has a phone, life jackets for all and a first-aid box, and moors within reach of a road.',
    food: 'Fish of the lake with red rice; vegetarian food every day.',
  },
  'munnar-planters-bungalow': {
    months: {
      2: 'clear, cool nights; Eravikulam closed',
      3: 'clear, mild; Eravikulam closed',
      4: 'mild, Eravikulam open again',
      5: 'showers',
      6: 'monsoon mist',
      7: 'monsoon mist',
      8: 'rain eases',
    },
    suits: 'Everyone; walks are as long as you like. The second half of the road is all bends: sit in front.',
    access: 'A bungalow on one floor, three steps at the door, one bathroom with a rail.',
    safety: 'The nearest hospital is in Munnar, half an hour away. Phones work in the garden.',
    packing: 'A jersey in every month, a rain jacket from May to November.',
  },
  'udaipur-lake-palace-days': {
    months: { 4: 'hot: 37 °C', 5: 'hot: 40 °C', 6: 'hot: 39 °C', 7: 'rain fills the lake', 8: 'lake full, green' },
    suits: 'Couples, families, older guests: boats and a car, little walking.',
    access:
      'Two suites of the house are without a step; supper on the roof is two flights up and comes down on request. Boats take one step down.',
    safety:
      'The nearest hospital is in Udaipur, 15 minutes by the road behind the house. Boats carry life jackets for all.',
    guide: ['Bhavani Joshi', 'Reads the palace’s miniatures, then its walls, and tells who paid for both.'],
  },
}
