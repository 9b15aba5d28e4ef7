import { blog as chaiAMapOfIndia } from './blogs/chai-a-map-of-india.ts'
import { blog as firstBreathOfAyurveda } from './blogs/first-breath-of-ayurveda.ts'
import { blog as howToBeAGoodGuest } from './blogs/how-to-be-a-good-guest.ts'
import { blog as monsoonByTrain } from './blogs/monsoon-by-train.ts'
import { blog as packingForFourIndias } from './blogs/packing-for-four-indias.ts'
import { blog as sleepingUnderLadakh } from './blogs/sleeping-under-ladakh.ts'
import { blog as theTigerHour } from './blogs/the-tiger-hour.ts'
import { blog as theWeaversOfMajuliAndBeyond } from './blogs/the-weavers-of-majuli-and-beyond.ts'
import { blog as whatASpiceMarketTeaches } from './blogs/what-a-spice-market-teaches.ts'
import { blog as winterBirdsOfNalSarovar } from './blogs/winter-birds-of-nal-sarovar.ts'
import { trip as bandhavgarhAtFirstLight } from './trips/wildlife/bandhavgarh-at-first-light.ts'
import { trip as chettinadCourtyardHouse } from './trips/experiences/chettinad-courtyard-house.ts'
import { trip as coorgCoffeeForestRest } from './trips/wellness/coorg-coffee-forest-rest.ts'
import { trip as dharamshalaSilenceAndDeodars } from './trips/wellness/dharamshala-silence-and-deodars.ts'
import { trip as girAndTheLastLions } from './trips/wildlife/gir-and-the-last-lions.ts'
import { trip as hampiSlowSunrise } from './trips/slow-travel/hampi-slow-sunrise.ts'
import { trip as jaisalmerDuneCamp } from './trips/experiences/jaisalmer-dune-camp.ts'
import { trip as jodhpurBlueCityHaveli } from './trips/experiences/jodhpur-blue-city-haveli.ts'
import { trip as kanhaTigerCountry } from './trips/wildlife/kanha-tiger-country.ts'
import { trip as kazirangaOnTheFloodplain } from './trips/wildlife/kaziranga-on-the-floodplain.ts'
import { trip as keralaAyurvedaFortnight } from './trips/wellness/kerala-ayurveda-fortnight.ts'
import { trip as kumaonRidgeYoga } from './trips/wellness/kumaon-ridge-yoga.ts'
import { trip as kumarakomHouseboatNights } from './trips/experiences/kumarakom-houseboat-nights.ts'
import { trip as ladakhMonasteriesAndStars } from './trips/slow-travel/ladakh-monasteries-and-stars.ts'
import { trip as majuliRiverIsland } from './trips/slow-travel/majuli-river-island.ts'
import { trip as meghalayaLivingRootBridges } from './trips/slow-travel/meghalaya-living-root-bridges.ts'
import { trip as munnarPlantersBungalow } from './trips/experiences/munnar-planters-bungalow.ts'
import { trip as nagalandHornbillVillages } from './trips/slow-travel/nagaland-hornbill-villages.ts'
import { trip as periyarOnFoot } from './trips/wildlife/periyar-on-foot.ts'
import { trip as rannOfKutchFullMoon } from './trips/slow-travel/rann-of-kutch-full-moon.ts'
import { trip as rishikeshRiverAndBreath } from './trips/wellness/rishikesh-river-and-breath.ts'
import { trip as spitiSnowLeopardWinter } from './trips/wildlife/spiti-snow-leopard-winter.ts'
import { trip as sundarbansByCountryBoat } from './trips/wildlife/sundarbans-by-country-boat.ts'
import { trip as udaipurLakePalaceDays } from './trips/experiences/udaipur-lake-palace-days.ts'
import { trip as valleyOfFlowersMonsoonWalk } from './trips/slow-travel/valley-of-flowers-monsoon-walk.ts'
import { trip as varanasiBeforeDawn } from './trips/slow-travel/varanasi-before-dawn.ts'
import type { BlogContent, TripContent } from './types.ts'

/** Newest first. */
export const trips: TripContent[] = [
  kanhaTigerCountry,
  meghalayaLivingRootBridges,
  udaipurLakePalaceDays,
  rishikeshRiverAndBreath,
  ladakhMonasteriesAndStars,
  kazirangaOnTheFloodplain,
  spitiSnowLeopardWinter,
  kumarakomHouseboatNights,
  rannOfKutchFullMoon,
  keralaAyurvedaFortnight,
  sundarbansByCountryBoat,
  jodhpurBlueCityHaveli,
  hampiSlowSunrise,
  coorgCoffeeForestRest,
  girAndTheLastLions,
  chettinadCourtyardHouse,
  majuliRiverIsland,
  dharamshalaSilenceAndDeodars,
  periyarOnFoot,
  munnarPlantersBungalow,
  nagalandHornbillVillages,
  kumaonRidgeYoga,
  jaisalmerDuneCamp,
  valleyOfFlowersMonsoonWalk,
  varanasiBeforeDawn,
  bandhavgarhAtFirstLight,
]

/** Ordered by their dates. */
export const blogs: BlogContent[] = [
  chaiAMapOfIndia,
  firstBreathOfAyurveda,
  howToBeAGoodGuest,
  monsoonByTrain,
  packingForFourIndias,
  sleepingUnderLadakh,
  theTigerHour,
  theWeaversOfMajuliAndBeyond,
  whatASpiceMarketTeaches,
  winterBirdsOfNalSarovar,
]
