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
      'Cottages are on the ground, with one step at the door. Bathrooms have a shower and no bath. Getting into a jeep takes one high step; drivers bring a stool.',
    safety:
      'The nearest hospital is in Mandla, an hour and a half from the gate. Phones work in the village and not in the forest, where the guide carries a radio. Women who travel alone can have a woman as naturalist.',
    permits:
      'Park permits for the four drives are in the price. They are issued by name and identity card; guests from abroad bring the passport they booked with.',
    packing: 'Dull colours, gloves and a cap for winter mornings, a scarf against dust, binoculars if you have them.',
    guide: ['Sukhvati Uikey', 'Grew up beside the Khatia gate and reads alarm calls before breakfast.'],
  },
  'bandhavgarh-at-first-light': {
    months: { 1: 'cold mornings, clear days', 5: 'hot: 42 °C', 6: 'hot; rain ends the season', 10: 'green and quiet' },
    suits:
      'Families with children from eight, photographers, and people who are as glad of a vulture as of a tiger. Not for people with a bad back; the tracks shake.',
    access:
      'Rooms are round a courtyard, all on the ground, with two steps up to the verandah. The jeep has one high step.',
    safety:
      'The nearest hospital is in Umaria, 45 minutes by road. Phones work in Tala and not in the forest. Wild elephants live here, so after dark we stay inside the farm’s fence.',
    packing: 'Warm layers until February, dull colours, a scarf against dust.',
    guide: ['Ramesh Baiga', 'Knows which langur is to be believed.'],
  },
  'gir-and-the-last-lions': {
    months: {
      4: 'hot, animals near water',
      5: 'hot: 41 °C',
      6: 'hot; the forest closes in the middle of the month',
      10: 'opens in the middle of the month, green',
      11: 'mild, dry',
    },
    suits: 'Families with children from six, and older guests: short walks, and a comfortable car between the drives.',
    access:
      'The farm house is on one floor without steps inside. The jeep has one high step. Uparkot in Junagadh has many.',
    safety:
      'The nearest hospital is in Veraval, an hour away, a larger one in Junagadh. Phones work on the farm. You leave the jeep only where the forest guide says so.',
    permits:
      'Permits for the three drives are in the price for Indian guests, who bring the identity card they booked with. The park’s higher fee for guests from abroad comes on top; we tell you the sum of the season when you book.',
    food: 'The farm cooks vegetarian food, with millet, smoked aubergine and buttermilk. Alcohol is not sold freely in Gujarat; guests from elsewhere may apply for a permit.',
  },
  'kaziranga-on-the-floodplain': {
    months: { 4: 'warm, first thunderstorms' },
    suits: 'Birdwatchers, families with children from eight, older guests: drives and a ferry, little walking.',
    access:
      'At Nahor House rooms are on stilts, eight steps up; one room on the ground can be asked for. The ferry is boarded over a plank.',
    safety:
      'The nearest hospital is in Bokakhat, half an hour from the park, a larger one in Jorhat. Phones work outside the park. There are life jackets on the ferry.',
    permits:
      'Entry to the park is in the price. Assam needs no permit, neither for Indian guests nor for those from abroad.',
    guide: ['Bipul Gogoi', 'Knows each beel by who fishes in it: pelicans, otters or his uncles.'],
  },
  'periyar-on-foot': {
    months: {
      4: 'warm, some thunder',
      5: 'warm and humid',
      6: 'rain and leeches; rafts may stay ashore',
      7: 'rain and leeches; rafts may stay ashore',
      8: 'rain eases',
      9: 'green, short showers',
    },
    suits:
      'People who walk five hours with a small pack, from twelve years on. Not for knees that dislike going down, and not for those who cannot abide a leech.',
    access:
      'You sleep every night in a plantation house: garden rooms on the ground, two steps at the door, a bathroom with a shower. Stepping onto the raft takes a hand, which is offered.',
    safety:
      'The nearest hospital is in Kumily, ten minutes from the house; on the trail you can be two hours on foot from a road. Phones do not work there: three guides and an armed guard of the forest department walk with you, with a radio.',
    packing:
      'Leech socks, poles and binoculars are lent. Dull long trousers, shoes with a good tread, dry clothes for the evening.',
    insurance: 'Bring insurance that covers walking and rescue in a forest.',
  },
  'spiti-snow-leopard-winter': {
    months: { 1: 'very cold: −25 °C at night' },
    suits:
      'Fit people from eighteen who know cold and can wait. Not with heart or lung complaints: we need a doctor’s word that both are sound.',
    access:
      'Hotels and guesthouses with stairs on the way up. In Kibber a homestay: one family room round the stove, water in buckets, a dry toilet across the yard.',
    safety:
      'The nearest hospital is in Kaza, an hour from Kibber when the road is open. Oxygen, an oximeter and a vehicle with chains are always at hand. Phones work in Kaza and on some roofs of Kibber.',
    permits:
      'Indian guests need none. Guests from abroad need a protected area permit for Kinnaur and Spiti, also called inner line permit, which is issued in Reckong Peo for about ₹400. It is not in the price; we apply with a copy of passport and visa.',
    insurance:
      'Insurance that covers 4,300 metres and evacuation by helicopter is compulsory; we ask for the number of the policy.',
    packing:
      'Down jacket, gaiters and hot-water bottles are lent. Bring insulated boots, layers of wool, two pairs of warm gloves, a liner for the sleeping bag, a headlamp and lip cream.',
    guide: ['Tanzin Dolma', 'Leads from Chandigarh and back, and has followed the same mother cat for six winters.'],
  },
  'sundarbans-by-country-boat': {
    months: {
      3: 'warm, clear',
      4: 'hot; storms in the evening',
      5: 'hot: 37 °C, storms',
      10: 'after the rain, tides high',
    },
    suits: 'Families with children from six and older guests: days on a boat, walks on village paths.',
    access: 'A plank without a rail leads to the launch; two people hold you. The cottages are on the ground.',
    safety:
      'The nearest hospital is in Gosaba, an hour by boat, a larger one in Canning. Phones work near the villages. Life jackets are worn in every creek.',
    permits:
      'Permits of the reserve are in the price for Indian guests. Guests from abroad need one by name, so send the passport a week before; the reserve’s higher fee for them is not in the price.',
    food: 'Fish, crab, rice and greens; vegetarian food every day. Water is filtered on board.',
  },
}
