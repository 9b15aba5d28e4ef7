import type { Arrival } from '#contract/trip-details/trip-facts.ts'
import { formatHours } from '#values/format/counts.ts'
import { startCities } from '#values/trips/facet-values.ts'

/** Hours in the air from the start cities, in their order; negative with a change, 0 in the city itself. */
const flights: Record<string, readonly number[]> = {
  Jabalpur: [2, 1.5, 2, -5, -5],
  Rajkot: [1, 2, 2, -5, -5],
  Guwahati: [3, 2.5, 3, 1.5, 3],
  Kochi: [2, 3, 1, -5, 1],
  Chandigarh: [2.5, 1, 3, 2.5, 3],
  Kolkata: [2.5, 2.5, 2.5, 0, 2.5],
  Bengaluru: [1.5, 3, 0, 2.5, 1],
  Kangra: [-5, 1.5, -6, -5.5, -6],
  Delhi: [2, 0, 3, 2.5, 3],
  Dehradun: [2.5, 1, 3, 2.5, -5],
  Madurai: [2, 3, 1, -5, 1.5],
  Jaisalmer: [1.5, 1.5, -5, -6, -6],
  Jodhpur: [1.5, 1.5, 2.5, -5, -5],
  Udaipur: [1.5, 1.5, 2.5, -5, -5],
  Vijayanagar: [-4, -5.5, 1, -5, -4],
  Leh: [3, 1.5, -6, -6, -6],
  Jorhat: [-5.5, -4.5, -5, 1.5, -5],
  Dimapur: [-5, -5, -5, 1.5, -5],
  Bhuj: [1.5, -5, -5, -6, -5],
  Varanasi: [2.5, 1.5, 2.5, 1.5, 3],
}

const byRoad = 'by road'

/** Airport, hours from there to the first night, and how. */
const ways: Record<string, readonly [airport: keyof typeof flights, hours: number, how?: string]> = {
  'kanha-tiger-country': ['Jabalpur', 4],
  'bandhavgarh-at-first-light': ['Jabalpur', 4],
  'gir-and-the-last-lions': ['Rajkot', 4.5],
  'kaziranga-on-the-floodplain': ['Guwahati', 5],
  'periyar-on-foot': ['Kochi', 4.5],
  'spiti-snow-leopard-winter': ['Chandigarh', 5],
  'sundarbans-by-country-boat': ['Kolkata', 4.5, 'by road and boat'],
  'coorg-coffee-forest-rest': ['Bengaluru', 7, 'by road through Mysuru'],
  'dharamshala-silence-and-deodars': ['Kangra', 1],
  'kerala-ayurveda-fortnight': ['Kochi', 2.5],
  'kumaon-ridge-yoga': ['Delhi', 9.5, 'by train and road'],
  'rishikesh-river-and-breath': ['Dehradun', 1],
  'chettinad-courtyard-house': ['Madurai', 2],
  'jaisalmer-dune-camp': ['Jaisalmer', 1.5],
  'jodhpur-blue-city-haveli': ['Jodhpur', 0.5],
  'kumarakom-houseboat-nights': ['Kochi', 2],
  'munnar-planters-bungalow': ['Kochi', 4],
  'udaipur-lake-palace-days': ['Udaipur', 1],
  'hampi-slow-sunrise': ['Vijayanagar', 1],
  'ladakh-monasteries-and-stars': ['Leh', 0.5],
  'majuli-river-island': ['Jorhat', 2.5, 'by road and ferry'],
  'meghalaya-living-root-bridges': ['Guwahati', 3.5],
  'nagaland-hornbill-villages': ['Dimapur', 2.5],
  'rann-of-kutch-full-moon': ['Bhuj', 2],
  'valley-of-flowers-monsoon-walk': ['Dehradun', 1],
  'varanasi-before-dawn': ['Varanasi', 1],
}

/** @param key of a demo trip. Sample figures, without the hours at airports. */
export function arrivalsAt(key: string): Arrival[] {
  const [airport, hours, how = byRoad] = ways[key]!
  return startCities.map((city, index) => {
    const flight = flights[airport]![index]!
    const road = `${formatHours(hours)} ${how}`
    if (flight === 0) return { city, hours, way: road }
    const air = flight < 0 ? `Flights to ${airport} with a change` : `Flight to ${airport}`
    return { city, hours: Math.abs(flight) + hours, way: `${air}, ${formatHours(Math.abs(flight))}, then ${road}` }
  })
}
