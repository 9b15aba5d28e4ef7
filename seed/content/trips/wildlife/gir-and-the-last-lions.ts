import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'gir-and-the-last-lions',
  title: 'Gir and the Last Lions',
  category: 'Wildlife Escapes',
  region: 'Gujarat',
  vendor: 'saurashtra-wild',
  price: 39500,
  duration: 4,
  description:
    'A little over a century ago the Asiatic lion had been shot down to a few dozen animals in one dry forest of Saurashtra, where the Nawab of Junagadh at last forbade the shooting. All the wild lions of Asia now descend from those survivors. The count of 2025 found 891 of them, spilling out of Gir into farmland, river beds and even the coast.\n\n' +
    'The forest itself is open and honey-coloured: teak, dhak and thorn, seven rivers, hills the height of a good walk. Maldhari herders still graze buffalo here and sleep behind thorn fences, on terms with their neighbours that no outsider quite understands. Over four days you take three drives on routes the forest office allots, walk through Junagadh with a historian, and hear drums in a Siddi village whose ancestors crossed from Africa.\n\n' +
    'Gir closes from mid-June to mid-October. December is cool, green at the edges and popular. In late April and May the thermometer passes forty degrees, the leaves are down, and Talala’s Kesar mangoes are in the market: take your pick.',
  short_description:
    'Three drives in the lions’ dry teak forest, the old city of Junagadh, Siddi drums and farm suppers of bajra and buttermilk.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'gir-lion-savannah.jpg',
  gallery: [
    {
      file: 'field-gir-kathiawadi-thali.jpg',
      caption: 'A Kathiawadi farm thali: bajra rotlo with white butter, smoked olo, jaggery and buttermilk',
    },
    {
      file: 'field-gir-maldhari-tea.jpg',
      caption: 'Tea with buffalo milk, poured for three on a rope cot; the buffaloes it came from lie behind',
    },
    {
      file: 'field-gir-junagadh-mausoleum.jpg',
      caption: 'Junagadh on the way: a mausoleum with stairs coiled round its minarets, in late sun',
    },
  ],
  highlights: [
    'Three open-jeep drives from Sasan on forest-allotted routes',
    'Junagadh’s Uparkot fort and rock edicts with a local historian',
    'Dhamal drumming with Siddi musicians in their own village',
    'A Maldhari family’s tea, thick with buffalo milk',
  ],
  inclusions: [
    'Three nights at a mango-farm stay near Sasan, twin sharing',
    'All meals from the first lunch to the last breakfast',
    'Three safaris with permits, jeep and forest guide',
    'Naturalist on all three drives',
    'Historian’s walk and monument tickets in Junagadh',
    'Visit and musicians’ fee in the Siddi village',
    'Private car from and to Rajkot airport',
  ],
  exclusions: [
    'Flights or trains to Rajkot',
    'Camera fees, and the higher permit fee for foreign passport holders',
    'Further safaris beyond the three named',
    'Drinks other than water, tea and buttermilk',
    'Tips for drivers, guides and farm staff',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Junagadh on the way',
      description:
        'From Rajkot’s new airport the road south takes under three hours to Junagadh. Eat a Kathiawadi thali, then walk: the Mahabat mausoleum and its neighbour, with stairs coiled round the minarets, the stepwells of Uparkot, and the boulder on which Ashoka had his edicts cut in the third century BCE. Sasan is another ninety minutes, the last part after dark.',
      accommodation_name: 'Rayan Orchard Farm',
      room_type: 'Orchard room',
      meal_plan: 'Lunch and dinner',
    },
    {
      day: 2,
      title: 'Teak, dust, lion',
      description:
        'Jeeps leave Sasan at about sunrise. Your route is allotted, not chosen, so the guide’s ears matter more than the map: peafowl, chital, then a silence. The drive lasts three hours. Midday goes to a charpoy under the mango trees, and at three the second drive sets out, often the better one for leopards on warm rock.',
      accommodation_name: 'Rayan Orchard Farm',
      room_type: 'Orchard room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Neighbours of the lions',
      description:
        'A third dawn in the forest, this time with an eye for small things such as paradise flycatchers, mottled wood owls and marsh crocodiles on the Hiran. Later you take tea with a Maldhari family on the park’s edge. In the evening Siddi musicians play dhamal, with conch, drum and coconuts tossed high and broken on the head.',
      accommodation_name: 'Rayan Orchard Farm',
      room_type: 'Orchard room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Out by the sea',
      description:
        'Before the return journey there is time for the coast, an hour away: wooden fishing boats being built by eye in the yards of Veraval, and the temple at Somnath facing nothing but ocean. The drive from there to Rajkot takes four hours or so. Flights after five in the afternoon are safest.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
