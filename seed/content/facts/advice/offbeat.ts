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
    suits: 'People who climb 300 steps before sunrise, or stay below with tea. Children from eight.',
    access: 'A verandah house on the ground. The hills have cut steps without a rail.',
    safety:
      'The nearest hospital is in Hosapete, half an hour away. Telephone works everywhere. Nobody swims in the river.',
  },
  'ladakh-monasteries-and-stars': {
    months: { 5: 'cold nights, some roads still closed' },
    suits:
      'Healthy people from fourteen who accept a day in bed. Not with heart or lung complaints or when pregnant; ask a doctor first.',
    access: 'Guest houses with stairs, a camp with warm tents. Monasteries have up to 200 steps; a car goes to most.',
    safety:
      'The nearest hospital is in Leh, seven hours by road from Hanle. Oxygen, an oximeter and first aid are in every vehicle. Only postpaid numbers from Indian networks work, and none at Hanle but the satellite phone.',
    permits:
      'Indian guests need a permit for Hanle and Tso Moriri, about ₹400 and ₹20 a day; guests from abroad a protected area permit, for groups of two or more. We apply with copies of identity card or passport; both are in the price.',
    insurance: 'Bring an insurance that covers evacuation from 5,300 metres.',
    packing: 'A down jacket even in July, sun cream for snow, sunglasses, lip cream, a headlamp with red light.',
    food: 'Thukpa, barley, dal and rice; little meat. Drink three litres a day.',
    guide: ['Rigzin Wangmo', 'Learned the stars at the observatory’s school evenings in Hanle.'],
  },
  'majuli-river-island': {
    months: { 4: 'warm, storms', 5: 'warm, first rain', 9: 'river falls', 10: 'clear, Raas rehearsals' },
    suits: 'Everyone from six; cycling is optional. The ferry has a ladder.',
    access: 'Bamboo houses on stilts, six steps up with a rail; bathrooms on the same floor.',
    safety:
      'The nearest hospital is in Garamur on the island, a larger one in Jorhat beyond the ferry. Telephone works in the villages.',
    permits: 'None is needed in Assam.',
  },
  'meghalaya-living-root-bridges': {
    months: { 4: 'showers, waterfalls begin' },
    suits: 'People with good knees from twelve: Nongriat lies 3,500 steps down, and up again.',
    access: 'Two nights in a village without a road. Homestays with a shared bathroom and hot water by the bucket.',
    safety:
      'The nearest hospital is in Sohra, three hours from Nongriat on foot and by road. Telephone works in Sohra and at the upper bridge.',
    permits: 'None is needed in Meghalaya.',
    packing: 'Shoes with a grip on wet stone, a rain jacket in every month, a small pack for two nights.',
    guide: ['Banri Nongrum', 'Her uncles bind the roots; she carries the ropes.'],
  },
  'nagaland-hornbill-villages': {
    suits: 'Curious people from twelve who like festivals and long drives on rough roads.',
    access: 'Homestays and a small hotel in Kohima, stairs in both. The festival ground is on a slope.',
    safety: 'The nearest hospital is in Kohima; in Mon there is a district hospital. Telephone works in towns.',
    permits:
      'Indian guests need an inner line permit, about ₹200, which we order online with an identity card. Guests from abroad register with the police on arrival.',
    food: 'Smoked pork, bamboo shoot, chilli; rice and greens for vegetarians, said in advance.',
    payment: 'Hotels for the festival are paid six months before, so the advance is half of the price.',
  },
  'rann-of-kutch-full-moon': {
    suits: 'Families with children from six, photographers, people who like cloth.',
    access: 'Round mud houses on the ground with a bathroom inside. The salt is flat and hard.',
    safety: 'The nearest hospital is in Bhuj, two hours from the salt. Telephone works in Dhordo.',
    permits:
      'The entry permit for the white desert is about ₹100 a person and is in the price; bring your identity card.',
    packing: 'Warm layers for the night, sunglasses for the day, shoes that salt may spoil.',
  },
  'valley-of-flowers-monsoon-walk': {
    months: { 6: 'snow melts, few flowers yet', 9: 'last flowers, clear views', 10: 'no flowers, clear and cold' },
    suits: 'People who train for it: up to 14 km and 1,200 metres a day, from fourteen.',
    access: 'Simple lodges with stairs and shared bathrooms. A pony or a porter can be had in Ghangaria.',
    safety:
      'The nearest hospital is in Joshimath, three hours from Ghangaria on foot and by road. A doctor’s post is in Ghangaria in the season.',
    permits: 'The park’s entry, about ₹150 for Indian guests and ₹600 for those from abroad, is in the price.',
    insurance: 'Bring an insurance that covers walking at 4,300 metres and evacuation.',
    packing: 'A rain jacket and trousers that are really tight, two pairs of dry socks a day, poles.',
  },
  'varanasi-before-dawn': {
    months: { 4: 'hot: 38 °C', 5: 'hot: 41 °C', 6: 'hot; the river is low', 7: 'rain; the ghats go under' },
    suits: 'People who rise at four and do not mind crowds, from eight.',
    access: 'A house above the ghats: 45 steps down to the boat. One room on the ground can be asked for.',
    safety:
      'The nearest hospital is that of the university, 20 minutes away. Women alone are fetched and brought by the same boatman.',
    food: 'Vegetarian in the house; kachori at dawn, lassi at eleven.',
    guide: ['Shivani Kesarwani', 'Counts eighty-four ghats and has a story for most.'],
  },
}
