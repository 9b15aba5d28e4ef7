import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'dharamshala-silence-and-deodars',
  title: 'Dharamshala: Silence and Deodars',
  category: 'Wellness Retreats',
  region: 'Himachal Pradesh',
  vendor: 'high-ridge-expeditions',
  price: 68000,
  duration: 8,
  description:
    'Above Dharamshala the Dhauladhar goes up like a wall, from tea bushes at 1,200 metres to snow at well over four thousand, with almost nothing in between to soften it. On one of its lower shelves, at Naddi, a dozen rooms look out through deodars at the whole range. It is a good place to stop talking.\n\n' +
    'The retreat has a shape. You arrive and settle for a day, with noise allowed. Three days of silence follow, guided by a teacher of long experience in a plain, secular form of mindfulness: sitting, walking, working in the garden, eating with attention, and one short interview each day. Telephones are kept in a wooden box with your name on it. Then speech is given back gently, and the last days go outdoors, to the pilgrims’ path round the Dalai Lama’s temple, to thangka painters in the valley and up the old shepherd trail to Triund.\n\n' +
    'We run it from March to early June and again from mid-September to November. Between those seasons the monsoon empties itself on Dharamshala with rare conviction. Beginners are welcome; anyone in a fragile state should speak with us first.',
  short_description:
    'Three guided days of silence under the Dhauladhar, then the temple kora, thangka painters and the shepherds’ path to Triund.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'dharamshala-deodar-monastery.jpg',
  gallery: [
    {
      file: 'field-dharamshala-phone-box.jpg',
      caption: 'Telephones put away in their wooden box, the Dhauladhar in the window of the hall',
    },
    {
      file: 'field-dharamshala-triund-trail.jpg',
      caption: 'The shepherds’ path to Triund in rhododendron time, with a chai hut ahead',
    },
    {
      file: 'hero-himalaya-dawn.jpg',
      caption: 'First light along the snow wall, a small monastery on its spur above the deodars',
    },
  ],
  highlights: [
    'Three days of guided silence, phones put away in a wooden box',
    'Daily interview with a teacher; twelve guests at the most',
    'The lingkhor, the pilgrim path below the Dalai Lama’s temple',
    'Thangka painters and their apprentices at Sidhpur',
    'A day’s climb to Triund, a grassy ridge at about 2,850 metres',
    'Kangra dham on leaf plates and Tibetan thukpa in the evenings',
  ],
  inclusions: [
    'Seven nights in a single room with valley or mountain view',
    'All vegetarian meals from the first supper to the last breakfast',
    'Meditation teacher, morning yoga and all materials',
    'Visit to thangka and wood-carving studios with a guide',
    'Guided walk to Triund with packed lunch and permits',
    'Transfers from and to Kangra airport or Pathankot station',
  ],
  exclusions: [
    'Travel to Kangra or Pathankot',
    'Teacher’s dana, given freely at the end if you wish',
    'Snacks and coffee in the cafés of McLeod Ganj',
    'Trekking boots and warm jackets',
    'Insurance',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Up to Naddi',
      description:
        'Kangra airport lies an hour below; from Pathankot station allow three. The room is simple, with wool blankets and a window that does most of the decorating. Tea at four, introductions at five, and a stroll to the small, revered Dal lake among its deodars before supper.',
      accommodation_name: 'Deodar Shelf House',
      room_type: 'Single room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Settling',
      description:
        'Gentle yoga, then instruction: how to sit without heroics, how to walk slowly without feeling foolish. Before lunch you visit the grey stone church of St John in the Wilderness, in the deepest of the deodar groves. After supper telephones go into the box, the teacher rings a bell, and the house becomes quiet.',
      accommodation_name: 'Deodar Shelf House',
      room_type: 'Single room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Silence, first day',
      description:
        'The bell rings at five-thirty. Sitting and walking alternate through the morning in periods of thirty minutes, with porridge between. Restlessness is usual and is discussed in your interview. The afternoon has an hour of work, sweeping needles or shelling peas, which turns out to be the part people remember.',
      accommodation_name: 'Deodar Shelf House',
      room_type: 'Single room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Silence, second day',
      description:
        'The same timetable, and yet a different day. Most guests report that sounds come closer: a whistling thrush, the pressure cooker, wind arriving tree by tree. There is an optional walk along the ridge at four, single file, while the snow opposite changes colour. A recorded talk closes the evening, followed by hot milk.',
      accommodation_name: 'Deodar Shelf House',
      room_type: 'Single room',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Silence, and out of it',
      description:
        'Practice continues till late afternoon, with longer sittings for those who wish. Then, in pairs and in low voices, people begin to speak. Supper is festive by the standards of the week: a Kangra dham of madra, rajmah and sweet rice, cooked in brass by a hereditary boti and served in strict order on leaf plates.',
      accommodation_name: 'Deodar Shelf House',
      room_type: 'Single room',
      meal_plan: 'All meals',
    },
    {
      day: 6,
      title: 'The pilgrims’ path',
      description:
        'Walk to McLeod Ganj and go clockwise round the lingkhor with the morning’s grandmothers, past prayer wheels and painted stones. Lunch is thukpa and tingmo. Down in the valley at Sidhpur, apprentices spend years learning to paint a single face correctly; you watch, and your own patience looks suddenly modest.',
      accommodation_name: 'Deodar Shelf House',
      room_type: 'Single room',
      meal_plan: 'All meals',
    },
    {
      day: 7,
      title: 'Triund',
      description:
        'A shepherds’ trail climbs from Gallu through oak and rhododendron, about four hours at a kind pace, the last stretch in tight bends. At the top the trees end and the Dhauladhar is simply there. Eat, lie in the grass, come down before the afternoon cloud (in March, late snow may set the turning point). Last sitting at six, with tired legs.',
      accommodation_name: 'Deodar Shelf House',
      room_type: 'Single room',
      meal_plan: 'All meals',
    },
    {
      day: 8,
      title: 'Carrying it down',
      description:
        'One short sitting, one large breakfast. The teacher speaks about keeping ten minutes a day, and about forgiving yourself for five. Those with an evening flight may stop among the tea gardens below town, where Kangra green tea has been grown since the 1850s. Telephones are returned at the door.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
