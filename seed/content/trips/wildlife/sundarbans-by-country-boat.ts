import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'sundarbans-by-country-boat',
  title: 'Sundarbans by Country Boat',
  category: 'Wildlife Escapes',
  region: 'West Bengal',
  vendor: 'tidewater-naturalists',
  price: 21500,
  duration: 4,
  description:
    'A hundred kilometres from Kolkata the road simply ends. At Godkhali jetty the luggage is handed down into a wooden launch, the engine begins its slow knocking, and for four days the only timetable is the tide, which lifts the whole country by several metres and puts it back, twice between one breakfast and the next.\n\n' +
    'The tiger of the mangroves is a swimmer and a rumour. People who live here seldom say its name, and many visitors never see one. What you will see, given patience, is the rest of a world built for salt: mudskippers climbing roots, estuarine crocodiles like stranded logs, brown-winged kingfishers, fiddler crabs waving from a bank that did not exist an hour before. Inside the tiger reserve only licensed motor launches may travel, so ours does; in the village creeks we change to a hand-rowed boat and finally hear the mud click.\n\n' +
    'Come between November and February. Winter brings mild days, sharp dawns on the water and date-palm jaggery in the sweets; from April the heat builds, and the storms with it.',
  short_description:
    'Four tidal days by wooden launch and rowing boat: mangrove creeks, kingfishers, crocodiles, village suppers, perhaps a pugmark.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'sundarbans-mangrove-boat.jpg',
  gallery: [
    {
      file: 'field-sundarbans-launch.jpg',
      caption: 'The launch at its mooring on a morning tide, basket chairs under the awning',
    },
    {
      file: 'field-sundarbans-mudbank.jpg',
      caption: 'A mudskipper at low tide, propped on its fins, fiddler crabs at their burrows and a kingfisher above',
    },
    {
      file: 'field-sundarbans-launch-lunch.jpg',
      caption: 'Lunch on deck: bhetki in banana leaf, mud crab curry, rice and lime',
    },
  ],
  highlights: [
    'A full day’s passage to Netidhopani and its ruined temple',
    'Village creeks under oars at dawn, with the engine left behind',
    'Mudskippers, fiddler crabs and kingfishers at eye level',
    'Watchtowers at Sajnekhali, Sudhanyakhali and Dobanki',
    'The story of Bonbibi, performed by an island troupe',
    'Bhetki in banana leaf and mud crab curry, cooked on the launch',
  ],
  inclusions: [
    'Three nights at an eight-room lodge on Bali island, twin sharing',
    'All meals from the first lunch to the last',
    'A licensed launch with crew, shared by at most eight guests',
    'Tiger reserve permits, boat permits and the compulsory guide',
    'Rowing boats in the village creeks',
    'The Bonbibi evening and the performers’ fee',
    'Car from and to central Kolkata',
  ],
  exclusions: [
    'Travel to Kolkata',
    'The higher reserve entry fee for foreign passport holders',
    'Camera charges',
    'Bottled drinks and alcohol',
    'Tips for crew and guide',
    'Medical and evacuation insurance',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Kolkata to the end of the road',
      description:
        'Leave the city at seven by the Basanti highway, three and a half hours past fish ponds and brick kilns. From Godkhali the launch takes you down the Bidya river to Bali island for lunch. Permits are stamped across the water at Sajnekhali, where a short path and a tower give the first look at the forest.',
      accommodation_name: 'Keora Bank Lodge',
      room_type: 'Thatched cottage',
      meal_plan: 'Lunch and dinner',
    },
    {
      day: 2,
      title: 'Creeks, towers, five rivers',
      description:
        'Cast off at first light with ginger tea. The launch noses along the narrow creeks near Sudhanyakhali, where chital come to a freshwater pond, then on to the fenced canopy walk at Dobanki. Lunch is served at anchor. Panchamukhani, the meeting of five rivers, is so broad that the far bank goes missing in haze.',
      accommodation_name: 'Keora Bank Lodge',
      room_type: 'Thatched cottage',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Netidhopani',
      description:
        'Only a limited number of boats may go to Netidhopani in a day, and the journey takes more than three hours each way, so few are met. Beyond the tower lie the bricks of an old temple, slowly being eaten by roots. Back on Bali after dark, an island troupe tells how Bonbibi came to protect those who enter the forest without greed.',
      accommodation_name: 'Keora Bank Lodge',
      room_type: 'Thatched cottage',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Under oars',
      description:
        'Before the sun is up, two boatmen row you into the creek behind the village: no engine, only drips, kingfishers and roosters. Walk home along the embankment that keeps the salt out of the rice, and see what Cyclone Aila did to it in 2009. After an early lunch the launch turns north. Kolkata by five.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast and lunch',
    },
  ],
}
