import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'kerala-ayurveda-fortnight',
  title: 'A Kerala Ayurveda Fortnight',
  category: 'Wellness Retreats',
  region: 'Kerala',
  vendor: 'malabar-slow-journeys',
  price: 185000,
  duration: 14,
  description:
    'Ayurveda, done properly, is slow, oily and rather domestic. You wear an old cotton wrap, eat rice gruel at seven, lie on a table carved from one piece of neem wood, and go to bed at nine. A fortnight is the shortest course our physicians are willing to call a course, and they say it with a smile that means three weeks would be better.\n\n' +
    'The house stands in a coconut garden by the Bharathapuzha, the river Malayalis call Nila, about eighty kilometres north of Kochi airport. It has nine rooms, a lily tank, a herb garden with labels for the forgetful, and a treatment pavilion where two therapists attend each guest. A qualified physician sees you every day and changes the plan as your body answers; what follows here is therefore a sketch. No cures are promised, and some conditions, as well as pregnancy, mean that we will ask you to wait.\n\n' +
    'Traditional households keep the rainy month of Karkidakam, from mid-July to mid-August, for treatment, when the air is cool and pores are held to be open. December to February is drier and easier for walks along the river.',
  short_description:
    'Fourteen quiet days of physician-led treatment in a palm garden on the Nila: warm oil, rice gruel, rain on tiles and sleep.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'kerala-ayurveda-palm-garden.jpg',
  gallery: [
    {
      file: 'field-kerala-treatment-room.jpg',
      caption: 'A treatment room: the neem-wood table, a dripping brass pot, and palms behind the shutters',
    },
    {
      file: 'gallery-lotus-pond-from-above.jpg',
      caption: 'Lotus grown for temple offerings in the ponds near Thirunavaya, downstream on the Nila',
    },
    {
      file: 'category-wellness-retreats.jpg',
      caption: 'Early breathing in an open pavilion on the water, before the first treatment of the day',
    },
  ],
  highlights: [
    'Daily consultation with a resident physician and a personal plan',
    'Two therapists at every treatment, around two hours a day',
    'Nine rooms, a lily tank and a herb garden on the river Nila',
    'Vegetarian meals prescribed dish by dish, and genuinely good',
    'A morning among the student dancers at Cheruthuruthy',
    'A take-home regimen and a follow-up call after a month',
  ],
  inclusions: [
    'Thirteen nights in a garden room, single occupancy',
    'All meals, medicated waters and herbal teas as prescribed',
    'Physician consultation on every day of treatment',
    'Full course of treatments, oils and internal medicines',
    'Gentle yoga and breathing every morning',
    'Visits to Kerala Kalamandalam and the lotus ponds',
    'Private car from and to Kochi airport',
    'Follow-up call and a month’s supply of simple medicines',
  ],
  exclusions: [
    'Flights to Kochi',
    'Laboratory tests, should the physician ask for any',
    'Medicines beyond the first month',
    'Travel and health insurance',
    'Tips for therapists, pooled in one box',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Into the palm garden',
      description:
        'From Kochi airport the road north takes about two and a half hours. Leave your shoes at the steps, drink something warm with cumin in it, and meet the physician for a first conversation on sleep, digestion, habits and pulse.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Dry powder, light food',
      description:
        'Yoga at six-thirty on the verandah. The first treatment is udvartanam, a brisk massage upwards with warm herbal powder, which leaves everyone pink. Meals shrink to soups and soft vegetables while digestion is coaxed into better temper.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'The ghee begins',
      description:
        'On waking you swallow a small measure of medicated ghee, and then nothing until hunger returns, which may be noon. It is nobody’s favourite part. Rest, read, and walk to the river steps in the evening for the egrets.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'A little more, a little slower',
      description:
        'The dose rises; the day contracts. Rice gruel with green gram is served when you ask for it. The herb gardener gives a tour at five, rubbing leaves for you to smell: holy basil, Malabar nut, long pepper, Indian borage.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Warm oil and steam',
      description:
        'Abhyanga today, with four hands moving in step from scalp to heel, then a wooden steam box with your head outside it. By now most guests are asleep before nine and have stopped looking for their telephones.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 6,
      title: 'The clearing day',
      description:
        'Virechana, a physician-supervised purge, for those judged fit for it. You stay in your room with warm water, a novel and a nurse next door. By evening there is thin kanji with a pinch of salt, and great lightness.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 7,
      title: 'Rest',
      description:
        'No treatment at all. Food returns by careful steps, gruel first, then rice, then a curry of ash gourd. Sit by the lily tank. A musician from the next village comes after lamp-lighting to play the veena for half an hour.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 8,
      title: 'Bundles of leaves',
      description:
        'The second week turns to nourishment. Elakizhi uses cloth bundles of chopped leaves, coconut and lime, heated in oil and pressed along the joints. In the afternoon, a short lecture from the physician, with questions encouraged.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 9,
      title: 'Downstream to the lotus ponds',
      description:
        'After early treatment a car goes down river to Thirunavaya, where families grow lotus for temples across the state and gather the buds at daybreak. Home for lunch: red rice, buttermilk curry, beans with coconut.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 10,
      title: 'Pizhichil',
      description:
        'For an hour warm oil is squeezed from linen over the whole body while two therapists keep time. It was once a treatment for warriors and royalty, and one sees why. Lying still afterwards is not optional.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 11,
      title: 'A thread of oil on the forehead',
      description:
        'Shirodhara: a brass vessel, a cotton wick, a steady stream from side to side for forty minutes. Bright screens and hot sun are best avoided afterwards. The evening walk is short, along the paddy bund to the temple tank.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 12,
      title: 'Rice and milk',
      description:
        'Njavarakizhi takes its name from a red rice that ripens in sixty days, boiled in milk and herbs and massaged into the skin in small bags. You smell like breakfast. The kitchen teaches a medicinal soup at four.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 13,
      title: 'Dancers, and a last consultation',
      description:
        'On working days, outside the summer holidays, visitors may watch classes at Kerala Kalamandalam in nearby Cheruthuruthy, where students roll their eyes in unison to a drum. In the afternoon the physician writes your regimen for home.',
      accommodation_name: 'Nila Vaidya House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 14,
      title: 'By Fort Kochi to the airport',
      description:
        'Goodbyes take a while. If you fly at night, the car goes first to Fort Kochi for a gentle stroll under the rain trees and the fishing nets at sundown; the airport is an hour and a half beyond.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast and lunch',
    },
  ],
}
