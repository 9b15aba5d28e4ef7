import type { Advice } from './advice.ts'

export const wildlifeAdvice: Record<string, Advice> = {
  'kanha-tiger-country': {
    months: {
      4: 'dry and hot; animals come to water',
      5: 'hot: 40 °C',
      6: 'hot until the rain comes, then the park closes',
      10: 'green, grass still tall',
    },
    suits:
      'Anyone who can sit still for four hours: children from eight, and older guests with a cushion for the jeep. Not for people with a bad back; the tracks shake.',
    access:
      'Cottages on the ground, one step at the door. Bathrooms have a shower without a bath. Getting into a jeep takes one high step; drivers bring a stool.',
    safety:
      'The nearest hospital is in Mandla, an hour and a half from the gate. There is telephone in the village and none in the forest; the guide carries a radio. Women who travel alone can have a woman as naturalist.',
    permits:
      'Park permits for the four drives are in the price. They are issued by name and identity card; guests from abroad show the passport they booked with, and pay the same price with us.',
    packing: 'Dull colours, gloves and a cap for winter mornings, a scarf against dust, binoculars if you have them.',
    guide: ['Sukhvati Uikey', 'Grew up beside the Khatia gate and reads alarm calls before breakfast.'],
  },
  'bandhavgarh-at-first-light': {
    months: { 1: 'cold mornings, clear days', 5: 'hot: 42 °C', 6: 'hot; rain ends the season', 10: 'green and quiet' },
    suits: 'Families with children from eight, photographers, and people who like a fort. Not for a bad back.',
    access: 'Rooms are on one floor with two steps up to the verandah. The jeep has one high step.',
    safety:
      'The nearest hospital is in Umaria, 45 minutes by road. Telephone works in Tala and not in the forest. After dark nobody walks outside the fence.',
    packing: 'Warm layers until February, dull colours, a scarf against dust.',
    guide: ['Ramesh Baiga', 'Knows which langur is to be believed.'],
  },
  'gir-and-the-last-lions': {
    months: {
      4: 'hot, animals near water',
      5: 'hot: 41 °C',
      6: 'hot and humid',
      10: 'after the rain, green',
      11: 'mild, dry',
    },
    suits: 'Families with children from six, and older guests: short walks, comfortable cars between the drives.',
    access: 'A farm house on one floor without steps inside. The jeep has one high step.',
    safety:
      'The nearest hospital is in Junagadh, an hour and a quarter away. Telephone works on the farm. You leave the car only where the forest guide says so.',
    food: 'The farm cooks vegetarian food, with millet, greens and buttermilk. Alcohol is not sold in Gujarat; guests from elsewhere may apply for a permit.',
  },
  'kaziranga-on-the-floodplain': {
    months: { 4: 'warm, first thunderstorms' },
    suits: 'Birdwatchers, families with children from eight, older guests: drives and boats, little walking.',
    access: 'Verandah rooms on stilts, eight steps up. One room on the ground can be asked for.',
    safety:
      'The nearest hospital is in Bokakhat, half an hour away, a larger one in Jorhat. Telephone works outside the park. Boats carry life jackets for all.',
    permits:
      'Entry to the park is in the price. Assam needs no permit, neither for Indian guests nor for those from abroad.',
    guide: ['Bipul Gogoi', 'Counts storks for the forest department and has not finished.'],
  },
  'periyar-on-foot': {
    months: {
      4: 'warm, some thunder',
      5: 'warm and humid',
      6: 'rain and leeches',
      7: 'rain and leeches',
      8: 'rain eases',
      9: 'green, short showers',
    },
    suits: 'People who walk five hours with a small pack, from twelve years on. Not for knees that dislike going down.',
    access: 'Two nights are in tents with a washing tent and a dry toilet; the last is in a house with 12 steps.',
    safety:
      'The nearest hospital is in Kumily, two hours on foot and by road from the camp. There is no telephone on the ridge; five guides and an armed forest guard walk with you, and a radio.',
    packing: 'Leech socks are lent. Long trousers, shoes with a profile, a dry set for the evening.',
    insurance: 'Bring an insurance that covers walking and rescue in a forest.',
  },
  'spiti-snow-leopard-winter': {
    months: { 1: 'very cold: −25 °C at night' },
    suits: 'Fit people over eighteen who know cold and can wait. Not for heart or lung complaints; ask a doctor first.',
    access: 'Homestays with ladders to the roof, rooms warmed by a stove, a dry toilet outside or across the yard.',
    safety:
      'The nearest hospital is in Kaza, an hour from Kibber when the road is open. Oxygen, an oximeter and a way down are always there. Telephone works in Kaza and on some roofs of Kibber.',
    permits:
      'Indian guests need none. Guests from abroad need an inner line permit for the road by Kinnaur, issued in Reckong Peo for about ₹400; we apply with a copy of passport and visa.',
    insurance: 'An insurance for evacuation by helicopter up to 4,300 metres is a condition; we ask for its number.',
    packing: 'A down jacket, two pairs of warm gloves, a headlamp, lip cream. A list comes with the confirmation.',
    guide: ['Tanzin Dolma', 'Has followed the same mother cat for six winters.'],
  },
  'sundarbans-by-country-boat': {
    months: {
      3: 'warm, clear',
      4: 'hot; storms in the evening',
      5: 'hot: 37 °C, storms',
      10: 'after the rain, tides high',
    },
    suits: 'Families with children from six and older guests: days on a boat, walks on village paths.',
    access: 'A plank without a rail leads to the boat; two people hold you. The guest house is on the ground.',
    safety:
      'The nearest hospital is in Canning, two hours by boat and road. Telephone works near villages. Life jackets are worn in every creek.',
    permits: 'The forest permit is in the price. Guests from abroad need one by name; send the passport a week before.',
    food: 'Fish, rice and greens; vegetarian food every day. Water is filtered on board.',
  },
}
