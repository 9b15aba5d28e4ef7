import type { Advice } from './advice.ts'

export const wellnessAdvice: Record<string, Advice> = {
  'coorg-coffee-forest-rest': {
    months: {
      4: 'warm; coffee flowers after the first showers',
      5: 'warm, first showers',
      10: 'last rain, very green',
    },
    suits: 'People who want to do little, with one steep walk if they like. Children from ten.',
    access: 'The estate house has five steps at the front and none inside; one bathroom has a bath with a bench.',
    safety:
      'The nearest hospital is in Virajpet, three quarters of an hour away, a larger one in Madikeri. Phones work on the verandah. Elephants walk at night, and so we do not.',
    packing: 'Gumboots are lent. A rain jacket until November, a jumper for the evenings, long socks against leeches.',
    food: 'A Kodava kitchen with pork, and a full vegetarian one beside it.',
  },
  'dharamshala-silence-and-deodars': {
    months: { 6: 'warm, until the rain comes', 9: 'last rain, then clear' },
    suits:
      'Adults who have chosen to be silent, beginners included. In a fragile state, speak with us first; the teacher is not a doctor.',
    access:
      'The house is on a slope, 40 steps below the road. Chairs are as good as cushions; bathrooms have a stool on request.',
    safety:
      'The nearest hospital is in Dharamshala, 40 minutes away. In need the house can be reached during the silence, day and night. Women have a floor to themselves.',
    packing:
      'Loose clothes, a shawl, indoor shoes, a watch, since telephones rest; boots and a warm jacket for Triund.',
    guide: ['Lhamo Dechen', 'Rings the bell at half past five, and speaks again at your interview.'],
  },
  'kerala-ayurveda-fortnight': {
    months: {
      3: 'hot and dry',
      4: 'hot: 36 °C',
      5: 'hot, first showers',
      6: 'monsoon begins',
      9: 'mild, some rain',
      10: 'showers in the afternoon',
      11: 'mild',
    },
    suits:
      'Adults with time; older guests feel at home. Not during pregnancy. Tell the physician of every illness and medicine.',
    access: 'Rooms are on the ground; a ramp is beside the steps of the house. Bathrooms have a rail and a seat.',
    safety:
      'A physician and a nurse are in the house. The nearest hospital is in Shoranur, a quarter of an hour away, a larger one in Thrissur. Therapists are women for women and men for men.',
    permits:
      'Guests from abroad who come for treatment apply for an Ayush or medical e-visa, not for a tourist one; we send the letter for it.',
    packing: 'Old cotton clothes that may meet oil, slippers, a novel, and a list of your medicines.',
    food: 'Vegetarian, cooked for each guest as the physician says. No alcohol.',
    payment:
      'Sample terms: if the physician advises against the treatment at the first consultation, you get the price back.',
  },
  'kumaon-ridge-yoga': {
    months: {
      1: 'cold, snow peaks clear; heaters cost extra',
      2: 'cold, clear',
      5: 'warm, haze',
      6: 'warm, first rain',
      9: 'rain until the middle of the month, then clear',
      12: 'cold, clear; heaters cost extra',
    },
    suits: 'Beginners and people who practise, from sixteen. Walks of two to four hours on paths.',
    access: 'Cottages on terraces, with 30 steps between them and the deck. Bathrooms have a shower with hot water.',
    safety:
      'The nearest hospital is in Almora, half an hour away. Phones work on the ridge. Leopards live here: after dark we walk in pairs, with a torch.',
  },
  'rishikesh-river-and-breath': {
    months: {
      1: 'cold mornings',
      5: 'hot: 39 °C',
      6: 'hot, many pilgrims',
      9: 'river high after the rain',
      12: 'cold mornings',
    },
    suits: 'Beginners, people who travel alone, older guests who sit on the floor or ask for a chair. From sixteen.',
    access:
      'The house has no lift. One room on the ground has a step-free shower; practice is on the roof, two flights up. 25 steps lead down to the river.',
    safety:
      'The nearest hospital is AIIMS in Rishikesh, half an hour away. Phones work everywhere. The river is fast, so nobody swims; feet only, from the steps.',
    food: 'The town is vegetarian and without alcohol.',
    guide: ['Meenal Rawat', 'Walks round with the folded blankets, and sees who needs one before they do.'],
  },
}
