import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'periyar-on-foot',
  title: 'Periyar on Foot',
  category: 'Wildlife Escapes',
  region: 'Kerala',
  vendor: 'malabar-slow-journeys',
  price: 33000,
  duration: 4,
  description:
    'Most tiger reserves are seen from a jeep. Periyar, in the Cardamom Hills on Kerala’s border with Tamil Nadu, is one of the few that lets you walk. Its paths are led by forest guides from the Mannan and Paliyan communities, and by men who in the nineteen-nineties were still cutting cinnamon bark here by night; they know every ford and, having once needed to hide from it, every turn of the patrol.\n\n' +
    'At the centre lies a long, many-armed lake, made in 1895 when a dam was built across the Periyar to send its water east. Drowned trunks still stand in it, each with its cormorant. Elephants come down to the edge in the dry months, gaur graze the open slopes, and Nilgiri langurs boom from the canopy. You travel as quietly as they will let you: on foot, on a bamboo raft, seated on a ridge with binoculars.\n\n' +
    'October to March suits walkers best. Leeches are part of the bargain after rain (socks supplied), and heavy monsoon weather can suspend rafting. The town of Kumily, at the gate, smells of cardamom in every month.',
  short_description:
    'Four days in the Cardamom Hills with forest-community guides: a bamboo raft, a border ridge and elephants seen at eye level.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'periyar-elephant-lake.jpg',
  gallery: [
    {
      file: 'field-periyar-bamboo-raft.jpg',
      caption: 'Walkers on the bamboo raft with two Mannan guides, cormorants on the drowned trunks',
    },
    {
      file: 'field-periyar-bamboo-trail.jpg',
      caption: 'In single file under giant bamboo, a forest guide with a stick at each end of the party',
    },
    {
      file: 'story-spice-market-still-life.jpg',
      caption: 'Pepper, turmeric and chilli heaped for sale in Kumily, at the gate of the reserve',
    },
  ],
  highlights: [
    'A full day of walking and bamboo rafting deep in the reserve',
    'A ridge hike along the Tamil Nadu border, up to 1,340 metres',
    'Guides from the Mannan and Paliyan communities throughout',
    'An evening walk from the gate, as the nightjars begin',
    'Cardamom from plant to auction tray at Vandanmedu',
    'Great hornbills, Malabar giant squirrels and langurs overhead',
  ],
  inclusions: [
    'Three nights in a plantation house near Kumily, twin sharing',
    'Breakfast and dinner daily, packed lunch on both walking days',
    'Bamboo rafting programme with guides, armed guard and entry',
    'Border hike and evening nature walk with all forest fees',
    'Leech socks, walking poles and binoculars on loan',
    'Cardamom estate visit with a small grower',
    'Private car from Kochi and onward to Kochi or Madurai',
  ],
  exclusions: [
    'Flights and trains',
    'Lunch on the first and last day',
    'Boat trips on the public launch',
    'Laundry, telephone and drinks',
    'Tips for forest guides',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Kochi to the Cardamom Hills',
      description:
        'The road from Kochi climbs through rubber, then pineapple, then tea, and needs four and a half hours for about 150 kilometres. Kumily lies at roughly 900 metres and feels it. Once you have put down your bags, a forest guide leads a short walk from the gate to hear the evening change shifts: barbets out, nightjars in.',
      accommodation_name: 'Elam Plantation House',
      room_type: 'Garden room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Raft and trail',
      description:
        'Report at eight with a hat and no bright colours. Your group, three guides and a guard walk in along the shore, then board rafts of lashed bamboo and paddle up a drowned valley. Lunch is eaten on a bank of elephant footprints. The return is by another path, reaching the gate at about five, muddy and pleased.',
      accommodation_name: 'Elam Plantation House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'The ridge between two states',
      description:
        'The border hike climbs through evergreen forest to open grass where Kerala is wet and green behind you and the Cumbam valley of Tamil Nadu lies in its quilt of vineyards far below. Gaur often graze the saddle. You are down by two. Later a small grower near Vandanmedu shows how pods are picked, dried overnight and graded.',
      accommodation_name: 'Elam Plantation House',
      room_type: 'Garden room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Breakfast, pepper, the road down',
      description:
        'Puttu and black chickpeas, then an hour in Kumily’s market for pepper, mace and cloves, with our cook at your elbow to say what is fresh. The car goes either back to Kochi or down the eastern hairpins to Madurai, three and a half hours away, for those continuing among the temples.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
