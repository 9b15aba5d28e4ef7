import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'kumarakom-houseboat-nights',
  title: 'Houseboat Nights from Kumarakom',
  category: 'Signature Stays',
  region: 'Kerala',
  vendor: 'malabar-slow-journeys',
  price: 38500,
  duration: 3,
  description:
    'A kettuvallam is a rice barge held together with coir rope, not one nail in the hull. Ours was built to carry forty-odd tonnes of paddy to Kochi; now it carries four guests, a cook, an engine hand and a captain who was born on a bund two kilometres from the jetty. One night is the usual arrangement. Two is better, because on the second day you stop looking and begin to notice.\n\n' +
    'The route avoids the procession out of Alappuzha. From Kumarakom it crosses Vembanad at its broadest, then slips into the Kuttanad channels, where fields lie a metre or two below the water and ducks are driven along the canals like sheep. Houseboats must tie up by half past five so that fishermen can set their nets, and the long quiet evening that follows is the reason to come. There will be karimeen from that same lake, wrapped in banana leaf and seared on iron, with red rice and a raw-mango curry.\n\n' +
    'November to March is driest. June and July bring rain on thatch, a different pleasure, and a lake with hardly another boat on it.',
  short_description:
    'Two nights on a coir-sewn rice barge across Vembanad and into Kuttanad’s back canals, with a cook who knows the fishermen.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'kumarakom-houseboat.jpg',
  gallery: [
    {
      file: 'gallery-houseboat-starlight.jpg',
      caption: 'Moored for the night on a Kuttanad canal, lanterns lit, engine off',
    },
    {
      file: 'hero-backwaters-dusk.jpg',
      caption: 'The last stretch before mooring, between tall coconut palms at dusk',
    },
    {
      file: 'story-monsoon-window-train.jpg',
      caption: 'The train home from Kottayam in the rains, paddy and palms outside and tea on the sill',
    },
  ],
  highlights: [
    'Two nights aboard, so one full day belongs to the water',
    'Moorings chosen away from the Alappuzha traffic',
    'Country-canoe mornings in canals too narrow for the boat',
    'Karimeen bought from the fishermen who caught it',
  ],
  inclusions: [
    'Two nights on a private two-bedroom houseboat with a crew of three',
    'All meals on board, with tea, coffee and tender coconut',
    'Transfers between Kottayam station and the jetty',
    'Canoe outings with a village boatman',
    'Entry and guide at the Kumarakom bird sanctuary',
    'Coir-spinning and screw-pine mat visit',
  ],
  exclusions: [
    'Travel to Kottayam or Kochi',
    'Transfer from Kochi airport, which can be added',
    'Toddy, beer and other drinks',
    'Ayurvedic massage ashore',
    'Crew gratuity',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Onto the lake at noon',
      description:
        'Meet at Kottayam station, 14 kilometres from the water, or come by road from Kochi airport in a little over two hours. The boat casts off at noon, lunch already on the stove. Cross Vembanad past the low green hump of Pathiramanal, where cormorants hang out their wings, and moor beside a paddy bund before sundown.',
      accommodation_name: 'Houseboat Neerkili',
      room_type: 'Double cabin with bathroom',
      meal_plan: 'Lunch and dinner',
    },
    {
      day: 2,
      title: 'Below sea level',
      description:
        'Wake to temple loudspeakers, far away and oddly gentle. A canoe takes you up side canals among schoolboats and women rinsing pots. The barge idles through Nedumudi and Kainakary and ties up near R Block; the captain points out sluices and his aunt. In a shed on the bank, coconut fibre turns into rope between two walking spinners.',
      accommodation_name: 'Houseboat Neerkili',
      room_type: 'Double cabin with bathroom',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Birds, then ashore',
      description:
        'The boat is off at first light across a lake like poured metal, and you may sleep through it. Breakfast is appam and egg roast, eaten under way. By nine the boat has reached the Kumarakom jetty, and the bird sanctuary is a short drive: night herons, darters and, in winter, visiting ducks. You are free in Kottayam, with good tea and a train, by noon.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
