import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'chettinad-courtyard-house',
  title: 'A Courtyard House in Chettinad',
  category: 'Signature Stays',
  region: 'Tamil Nadu',
  vendor: 'chettinad-walks',
  price: 46000,
  duration: 4,
  description:
    'Between Madurai and Tiruchirappalli, on flat red land where nobody would think to look, the Nattukottai Chettiars put up houses the length of a street. They traded in Rangoon, Penang and Colombo, and they shipped the profits home: Burma teak for the columns, Italian marble for the floors, Belgian mirrors, Birmingham iron. Then the families moved to Chennai, and thousands of rooms fell quiet. You stay in one that has been woken up again.\n\n' +
    'The house runs from the front thinnai to the back kitchen through four courtyards, and life follows the shade from one to the next. So will you. Mornings go to the tile-makers of Athangudi, who pour coloured cement onto glass and let the sun and water do the rest, and to the weavers of the checked Kandangi sari. Lunch comes on a banana leaf. The famous pepper chicken is there, along with quieter things: vellai paniyaram, drumstick mandi, black kavuni rice cooked down with coconut and sugar.\n\n' +
    'Come from November to February, when evenings are cool enough for cycling between villages.',
  short_description:
    'Live in a teak-columned merchant mansion: tile-makers, Kandangi weavers, bicycle lanes and long lunches on banana leaves.',
  status: 'published',
  featured: false,
  show_vendor_info: true,
  featured_image: 'chettinad-courtyard.jpg',
  gallery: [
    {
      file: 'partner-homestay-host-verandah.jpg',
      caption: 'The hostess at her door, lamps lit along the pillared front of a village house',
    },
    {
      file: 'field-chettinad-courtyard-room.jpg',
      caption: 'A second-courtyard room: teak bed, Kandangi checks, Athangudi tiles and family portraits on the wall',
    },
    {
      file: 'field-chettinad-tile-yard.jpg',
      caption: 'New tiles curing in the sun of Athangudi, with the pigments that were tipped through the stencil',
    },
  ],
  highlights: [
    'Sleep in a four-courtyard Chettiar mansion of the 1900s',
    'Pour and polish your own tile at an Athangudi workshop',
    'A morning at the grinding stone with the house cook',
    'Terracotta horses of the Ayyanar grove at Namunasamudram',
    'Jain cave paintings of Sittanavasal on the way out',
    'Back-lane cycling through Kanadukathan at dusk',
  ],
  inclusions: [
    'Three nights in a courtyard room with ceiling fan and air conditioning',
    'Breakfast and dinner daily, two banana-leaf lunches',
    'Car from Madurai airport and to Tiruchirappalli airport',
    'Local guide for village and craft visits',
    'Tile-making and cookery sessions',
    'Bicycles for the whole stay',
    'Monument tickets at Thirumayam and Sittanavasal',
  ],
  exclusions: [
    'Flights and trains',
    'Lunch on the travelling days',
    'Shipping for tiles, antiques or saris you buy',
    'Entry charges at privately opened mansions',
    'Tips',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Madurai to Kanadukathan',
      description:
        'The road from Madurai airport takes about two hours, past tanks full of egrets and stacks of newly fired brick. The house is entered barefoot, onto cool egg-white plaster and tile. Somebody brings paniyaram and filter coffee. Once the sun drops, ride out through lanes where every second gateway carries a plaster Lakshmi.',
      accommodation_name: 'Valavu House',
      room_type: 'Second-courtyard room',
      meal_plan: 'Dinner',
    },
    {
      day: 2,
      title: 'Sand, cement, glass, sun',
      description:
        'Athangudi’s workshops start early because the tiles must cure in the day’s heat. Mix your pigments, tip them through a brass stencil and carry the result away once it has dried. Back home the cook, three generations into this kitchen, lays out 17 spices and explains which ones people always get wrong.',
      accommodation_name: 'Valavu House',
      room_type: 'Second-courtyard room',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Looms, horses and old locks',
      description:
        'A weaver near Karaikudi works a Kandangi sari in mustard and maroon checks, selvedge first. Then Pillaiyarpatti, its Ganesha cut out of living rock, and the Ayyanar grove where donated clay horses stand in leaf litter by the hundred. Finish in the antique street of Karaikudi among enamel tiffins and locks as big as loaves.',
      accommodation_name: 'Valavu House',
      room_type: 'Second-courtyard room',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Thirumayam and Sittanavasal',
      description:
        'Northward through Thirumayam, whose seventeenth-century fort wraps a boulder and two rock-cut shrines. At Sittanavasal, past Pudukkottai, Jain artists painted a lotus pond on a cave ceiling over a thousand years ago, and bits of its blue and green survive. Tiruchirappalli airport is a little over an hour further, for afternoon or evening flights.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
