import type { Advice } from './advice.ts'

export const offbeatAdvice: Record<string, Advice> = {
  'hampi-slow-sunrise': {
    months: {
      3: 'warm',
      4: 'hot: 38 °C',
      5: 'hot: 39 °C',
      6: 'windy, first rain',
      7: 'cloudy, green',
      8: 'cloudy, green',
      9: 'green, showers',
    },
    suits:
      'People who climb 575 steps one evening and a hill before sunrise, or wait below with tea. Children from eight.',
    access:
      'The village house is on the ground, with one step up to the verandah. The path up Matanga has rough steps without a rail.',
    safety:
      'The nearest hospital is in Gangavathi, half an hour away, a larger one in Hosapete. Phones work everywhere. Nobody swims in the river.',
  },
  'ladakh-monasteries-and-stars': {
    months: { 5: 'from late May; cold nights' },
    suits:
      'Healthy people from fourteen who accept a day in bed. Not with heart or lung complaints or during pregnancy; ask a doctor first.',
    access:
      'Guest houses have stairs, the camp heated tents. Monasteries have up to 200 steps; a car goes near to most.',
    safety:
      'The nearest hospital is in Leh, seven to eight hours by road from Hanle. Oxygen, an oximeter and first aid are in every vehicle. Only postpaid Indian numbers work in Ladakh, and beyond Chumathang mostly none.',
    permits:
      'Indian guests need a permit for Hanle and Tso Moriri: an environment fee of about ₹400, and about ₹20 a day. Guests from abroad need a protected area permit, given to groups of two or more. We apply with copies of identity card or passport; all of it is in the price.',
    insurance: 'Insurance that covers 5,300 metres and evacuation is compulsory; we ask for the number of the policy.',
    packing:
      'A down jacket even in July, sun cream, sunglasses, lip cream, a headlamp with red light for the telescopes.',
    food: 'Thukpa, barley, dal and rice; little meat. Drink three litres a day.',
    guide: ['Rigzin Wangmo', 'Learned the stars in Hanle, and counts your glasses of water.'],
  },
  'majuli-river-island': {
    months: { 4: 'warm, storms', 5: 'warm, first rain', 9: 'river falls', 10: 'clear, Raas rehearsals' },
    suits: 'Everyone from six. Nobody has to cycle; an e-rickshaw goes along.',
    access:
      'Bamboo houses on stilts, six steps up with a rail; bathrooms on the same floor. The ferry is boarded over a plank.',
    safety:
      'The nearest hospital is in Garamur on the island, a larger one in Jorhat, beyond the ferry. Phones work in the villages.',
    permits: 'None is needed in Assam.',
    food: 'Rice, river fish, greens and pork in bamboo; vegetarian food every day, said in advance.',
  },
  'meghalaya-living-root-bridges': {
    months: { 4: 'showers, waterfalls begin' },
    suits: 'People with sound knees, from twelve: Nongriat is more than three thousand steps down, and as many up.',
    access:
      'One night is in a village without a road, with a shared bathroom and hot water by the bucket. Elsewhere a car stops at the door.',
    safety:
      'The nearest hospital is in Sohra: from Nongriat three to four hours, most of them on the steps. Phones work in Sohra and come and go in Nongriat. Life jackets are on the boat.',
    permits: 'None is needed in Meghalaya.',
    packing:
      'Shoes that grip wet stone, a rain jacket in every month, a small bag for the night in Nongriat, swimming things.',
    guide: ['Banri Nongrum', 'Knows each bridge by the family that planted it; one of them is her own.'],
  },
  'nagaland-hornbill-villages': {
    suits: 'Curious people from twelve who like festivals and do not mind eight hours on a rough road.',
    access:
      'Homestays and village guest houses, most with a few steps and hot water in buckets. The festival ground is on a slope.',
    safety:
      'The nearest hospitals are in Kohima, Mokokchung and Mon, each within an hour of where you sleep. Phones work in the towns.',
    permits:
      'Indian guests need an inner line permit, about ₹200; guests from abroad need a protected area permit and register on arrival. We apply with a copy of identity card or passport, and both are in the price.',
    food: 'Smoked pork, bamboo shoot, chilli; rice and greens for vegetarians, said in advance.',
    payment: 'Sample terms: rooms for the festival are paid six months ahead, so half of the price is due then.',
  },
  'rann-of-kutch-full-moon': {
    suits: 'Families with children from six, photographers, people who like cloth.',
    access: 'Round mud cottages on the ground with a bathroom inside, then a stone one. The salt is flat and hard.',
    safety: 'The nearest hospital is in Bhuj, two hours from the salt and three from Dholavira. Phones work in Dhordo.',
    permits:
      'The permit for the White Rann, about ₹100 a person, is in the price; bring your identity card or passport.',
    packing: 'Warm layers for the night, sunglasses for the day, shoes that salt may spoil.',
  },
  'valley-of-flowers-monsoon-walk': {
    months: {
      6: 'snow on the path, few flowers yet',
      9: 'last flowers, clear views',
      10: 'seed heads, clear and cold',
    },
    suits: 'People from fourteen who train for it: up to 14 km and 1,200 metres of climbing in a day.',
    access:
      'Simple lodges with stairs; in Ghangaria hot water comes in a bucket. A mule to ride can be hired at Pulna, at your own cost.',
    safety:
      'The nearest hospital is in Joshimath: from Ghangaria five to six hours, four of them on foot. In the season a doctor is in Ghangaria. Phones hardly work above Pulna.',
    permits:
      'The park’s permit for three days, about ₹150 for Indian guests and ₹600 for those from abroad, is in the price.',
    insurance:
      'Insurance covering treks to 4,500 metres, rescue included, is needed; we ask for the number of the policy.',
    packing:
      'A rain jacket and trousers that are truly waterproof, boots that are broken in, two pairs of dry socks a day. Poles are lent.',
  },
  'varanasi-before-dawn': {
    months: { 4: 'hot: 38 °C', 5: 'hot: 41 °C', 6: 'hot; the river is low', 7: 'rain; the river rises' },
    suits: 'People who rise before five and do not mind crowds; children from eight.',
    access:
      'The last of the way is on foot. From the house 45 steps lead down to the boat; one room on the ground can be asked for.',
    safety:
      'The nearest hospital is that of the university in Varanasi, 20 minutes away. The same boatman fetches women who travel alone and brings them back.',
    food: 'Vegetarian in the house; kachori after the boat, lassi at eleven.',
    guide: ['Shivani Kesarwani', 'Wrote two books about the lanes and still finds turnings for a third.'],
  },
}
