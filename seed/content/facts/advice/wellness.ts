import type { Advice } from './advice.ts'

export const wellnessAdvice: Record<string, Advice> = {
  'coorg-coffee-forest-rest': {
    months: { 4: 'coffee in blossom, warm', 5: 'warm, first showers', 10: 'last rain, very green' },
    suits: 'People who want to do little, and one steep walk if they like. Children from ten.',
    access: 'A planter’s bungalow with five steps at the front and none inside; a bath with a bench.',
    safety:
      'The nearest hospital is in Madikeri, an hour away. Telephone works on the verandah. Leeches end in October.',
    food: 'A Kodava kitchen with pork, and a full vegetarian one beside it.',
  },
  'dharamshala-silence-and-deodars': {
    months: { 6: 'warm, before the rain', 9: 'last rain, clear after' },
    suits: 'Adults who have chosen to be silent. Not for anyone in a crisis; the teacher is no doctor.',
    access: 'Rooms on a slope: 40 steps from the road to the house. Bathrooms have a stool on request.',
    safety:
      'The nearest hospital is in Dharamshala, 40 minutes away. During the silence a telephone for emergencies is in the kitchen. Women have rooms on a floor of their own.',
    packing: 'Loose clothes, a shawl for the mornings, indoor shoes, a watch.',
    guide: ['Lhamo Dechen', 'Rings the bell, and answers questions on paper.'],
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
      'Adults with time; older guests feel at home. Tell the physician of every illness and medicine before booking.',
    access: 'All rooms are on the ground without a step, bathrooms with a rail and a seat.',
    safety:
      'A physician lives in the house. The nearest hospital is in Shoranur, half an hour away. Therapists are of your own sex.',
    permits: 'Guests from abroad who come for treatment can apply for a medical e-visa; a tourist visa covers rest.',
    food: 'Vegetarian, cooked for each guest as the physician says. No alcohol.',
    payment: 'The doctor’s first meeting is in the price; if it says no to the treatment, you get all of it back.',
  },
  'kumaon-ridge-yoga': {
    months: {
      1: 'cold, snow peaks clear',
      2: 'cold, clear',
      5: 'warm, haze',
      6: 'warm, first rain',
      9: 'last rain',
      12: 'cold, clear',
    },
    suits: 'Beginners and people who practise, from sixteen. Walks of two to four hours on paths.',
    access:
      'Cottages on terraces: 30 steps between them and the hall. Bathrooms with hot water from a bucket or shower.',
    safety:
      'The nearest hospital is in Almora, half an hour away. Telephone works on the ridge. Leopards live here; nobody walks alone after dark.',
  },
  'rishikesh-river-and-breath': {
    months: {
      1: 'cold mornings',
      5: 'hot: 39 °C',
      6: 'hot, many pilgrims',
      9: 'river high after the rain',
      12: 'cold mornings',
    },
    suits: 'Beginners, people alone, older guests who can sit on the floor or ask for a chair.',
    access: 'Rooms on two floors; one on the ground with a step-free shower. 25 steps lead down to the river.',
    safety:
      'The nearest hospital is AIIMS in Rishikesh, 20 minutes away. The river is fast: bathing only at the chain.',
    food: 'The town is vegetarian and without alcohol.',
    guide: ['Meenal Rawat', 'Teaches eight postures, slowly, and means all of them.'],
  },
}
