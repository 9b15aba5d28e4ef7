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
    suits: 'Everyone, children of any age included; people who cook.',
    access: 'Courtyards have raised sills of a hand’s height; one room and its bathroom are without a step.',
    safety: 'The nearest hospital is in Karaikudi, 20 minutes away. Telephone works in the house.',
    food: 'Peppery Chettinad cooking, with and without meat; ask for less chilli.',
  },
  'jaisalmer-dune-camp': {
    months: { 3: 'warm days', 4: 'hot: 39 °C', 9: 'hot: 38 °C', 10: 'warm, few guests' },
    suits: 'Families with children from five. A camel ride is optional; a cart goes along.',
    access:
      'Tents on sand with carpets, a bed at 50 cm, a bathroom tent with running water. A wheelchair needs two helpers.',
    safety:
      'The nearest hospital is in Jaisalmer, an hour away. Telephone works on the highest dune. Nights are guarded.',
    packing: 'A warm jacket from November to February, closed shoes, a scarf.',
  },
  'jodhpur-blue-city-haveli': {
    months: { 4: 'hot: 38 °C', 5: 'hot: 42 °C', 6: 'hot: 41 °C', 7: 'rain at last', 8: 'green, humid', 9: 'warm' },
    suits: 'Everyone who likes to walk in lanes. For prams and wheelchairs the old city is hard work.',
    access: 'A haveli of four floors without a lift; two rooms are on the first, 18 steps up.',
    safety:
      'The nearest hospital is in the city, 15 minutes away. Women alone are walked home in the evening on request.',
    guide: ['Indira Panwar', 'Was born in the lane and knows every door that is painted over.'],
  },
  'kumarakom-houseboat-nights': {
    months: {
      4: 'hot and humid',
      5: 'hot, first storms',
      6: 'monsoon',
      7: 'monsoon, green',
      8: 'boat races, rain',
      9: 'showers',
      10: 'showers in the evening',
    },
    suits: 'Everyone: couples, grandparents, children who wear a life jacket on deck.',
    access: 'One step of 40 cm onto the boat with a hand to hold; all rooms on one deck, doors 70 cm wide.',
    safety:
      'The nearest hospital is in Kottayam, 40 minutes from the jetty. The boat has a telephone, life jackets and a second engine.',
    food: 'Fish of the lake, rice, vegetarian food on every day.',
  },
  'munnar-planters-bungalow': {
    months: {
      2: 'clear, cool nights',
      3: 'clear, mild',
      4: 'mild, Eravikulam open again',
      5: 'showers',
      6: 'monsoon mist',
      7: 'monsoon mist',
      8: 'rain eases',
    },
    suits: 'Everyone; walks are as long as you like. The road has 70 bends: sit in front.',
    access: 'A bungalow on one floor, three steps at the door, one bathroom with a rail.',
    safety: 'The nearest hospital is in Munnar, half an hour away. Telephone works in the garden.',
    packing: 'A jumper in every month, a rain jacket from May to November.',
  },
  'udaipur-lake-palace-days': {
    months: { 4: 'hot: 37 °C', 5: 'hot: 40 °C', 6: 'hot: 39 °C', 7: 'rain fills the lake', 8: 'lake full, green' },
    suits: 'Couples, families, older guests: boats and a car, little walking.',
    access: 'The hotel has a lift and two rooms without a step. Boats take one step down.',
    safety: 'The nearest hospital is in the city, 15 minutes from the jetty. Boats stop at dusk.',
    guide: ['Bhavani Mewar-Joshi', 'Studied the lake’s walls, and who paid for them.'],
  },
}
