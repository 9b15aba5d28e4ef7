import type { TripContent } from '#seed/content/types.ts'

export const trip: TripContent = {
  key: 'kanha-tiger-country',
  title: 'Kanha: Tiger Country',
  category: 'Wildlife Escapes',
  region: 'Madhya Pradesh',
  vendor: 'satpura-trails',
  price: 58500,
  duration: 5,
  description:
    'The sal forest of Kanha stands in the Maikal hills, about 165 kilometres south-east of Jabalpur, and in winter it wakes slowly. Mist lies on the meadows until eight. Barasingha stags walk out of it with grass trailing from their antlers, and when a langur coughs an alarm every driver within earshot switches off the engine. Five days is long enough to stop counting sightings and begin reading the place: pugmarks in the sand, a scratched trunk, a sambar staring hard at nothing.\n\n' +
    'Home is a small mud-plastered camp outside Khatia gate. Six guests may legally share a jeep; we stop at four. Four drives go into the core of the reserve, and the remaining hours belong to Gond and Baiga villages, to kodo millet and mahua blossom, and to the buffer forest on foot.\n\n' +
    'Kanha is open from October to the end of June and shut for the monsoon. December and January mornings fall close to freezing, so bring gloves. April and May are hot, leafless and patient, with everything that lives here sooner or later coming down to drink.',
  short_description:
    'Four jeep drives through sal forest and meadow, barasingha in the mist, and afternoons among the Gond and Baiga villages.',
  status: 'published',
  featured: true,
  show_vendor_info: true,
  featured_image: 'kanha-tiger-grassland.jpg',
  gallery: [
    {
      file: 'field-kanha-jeep-gate.jpg',
      caption: 'Jeeps at the Khatia gate before sunrise, headlamps on in the mist under the sal',
    },
    {
      file: 'field-kanha-mud-cottage.jpg',
      caption: 'A mud-walled cottage at Sal Forest Camp, its verandah painted with Gond deer',
    },
    {
      file: 'field-kanha-track-from-jeep.jpg',
      caption: 'A barasingha stag on the track ahead, seen over the shoulders of driver and park guide',
    },
  ],
  highlights: [
    'Four core-zone drives, never more than four guests to a jeep',
    'The hard-ground barasingha, brought back from 66 animals in 1970',
    'A walk in the Khatia buffer forest with a village tracker',
    'Lunch of kodo millet and forest greens in a Gond courtyard',
    'Breakfast in the sal, parked beside the Kanha meadow',
    'Last light on the machan above the camp’s own stream',
  ],
  inclusions: [
    'Four nights in a cottage at Sal Forest Camp, twin sharing',
    'All meals from lunch on the first day to breakfast on the last',
    'Four core-zone safaris with permits, jeep, driver and park guide',
    'A resident naturalist for the whole stay',
    'Guided walk in the buffer zone with entry fee',
    'Village lunch and a contribution to the host family',
    'Private car from and to Jabalpur airport or station',
  ],
  exclusions: [
    'Flights or trains to Jabalpur',
    'Additional safaris beyond the four named',
    'Still and video camera fees where the park charges them',
    'Drinks other than water, tea and coffee',
    'Tips for drivers, guides and camp staff',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Jabalpur to Khatia by way of the Narmada',
      description:
        'The drive takes about four hours, with tea at Mandla, which the Narmada wraps on three sides. Fields give way to forest after Bamhni. You reach camp for a late lunch, meet your naturalist and spend the last light on the machan above the stream, listening for nightjars.',
      accommodation_name: 'Sal Forest Camp',
      room_type: 'Mud-walled cottage',
      meal_plan: 'Lunch and dinner',
    },
    {
      day: 2,
      title: 'First light, then the last of it',
      description:
        'Tea at five, blankets and hot-water bottles in the jeep, and the gate at sunrise. The morning goes to the big meadows and Shravan Tal, the tank where barasingha wade. After lunch and an honest sleep, a second drive follows the Kisli roads until the park closes at dusk and the road turns cold.',
      accommodation_name: 'Sal Forest Camp',
      room_type: 'Mud-walled cottage',
      meal_plan: 'All meals',
    },
    {
      day: 3,
      title: 'Alarm calls and millet',
      description:
        'A third drive, this time slower, with long halts at junctions to listen. Breakfast is unpacked near the park museum in the old Kanha village clearing. In the afternoon you sit down to kodo, flat beans and tomato chutney in a Gond house, and are shown how the wall reliefs are built up in clay and husk.',
      accommodation_name: 'Sal Forest Camp',
      room_type: 'Mud-walled cottage',
      meal_plan: 'All meals',
    },
    {
      day: 4,
      title: 'Sarhi, and the forest at walking pace',
      description:
        'The last drive enters by the quieter Sarhi side when permits allow: more hills, more gaur, fewer jeeps. At four a Baiga tracker leads a walk through the Khatia buffer, two hours of droppings, termite towers, racket-tailed drongos and trees that heal or poison. Supper is cooked over a wood fire.',
      accommodation_name: 'Sal Forest Camp',
      room_type: 'Mud-walled cottage',
      meal_plan: 'All meals',
    },
    {
      day: 5,
      title: 'Back along the river',
      description:
        'No alarm clock today. Walk the edge of the paddies with the camp’s bird list if you like (seventy species before breakfast is the standing record), then take the Mandla road back. The car reaches Jabalpur by early afternoon, with time for poha and jalebi near the station before a flight or the evening train.',
      accommodation_name: null,
      room_type: null,
      meal_plan: 'Breakfast',
    },
  ],
}
