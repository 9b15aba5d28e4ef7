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
import { trip as bandhavgarhAtFirstLight } from './trips/bandhavgarh-at-first-light.ts'
import { trip as chettinadCourtyardHouse } from './trips/chettinad-courtyard-house.ts'
import { trip as coorgCoffeeForestRest } from './trips/coorg-coffee-forest-rest.ts'
import { trip as dharamshalaSilenceAndDeodars } from './trips/dharamshala-silence-and-deodars.ts'
import { trip as girAndTheLastLions } from './trips/gir-and-the-last-lions.ts'
import { trip as hampiSlowSunrise } from './trips/hampi-slow-sunrise.ts'
import { trip as jaisalmerDuneCamp } from './trips/jaisalmer-dune-camp.ts'
import { trip as jodhpurBlueCityHaveli } from './trips/jodhpur-blue-city-haveli.ts'
import { trip as kanhaTigerCountry } from './trips/kanha-tiger-country.ts'
import { trip as kazirangaOnTheFloodplain } from './trips/kaziranga-on-the-floodplain.ts'
import { trip as keralaAyurvedaFortnight } from './trips/kerala-ayurveda-fortnight.ts'
import { trip as kumaonRidgeYoga } from './trips/kumaon-ridge-yoga.ts'
import { trip as kumarakomHouseboatNights } from './trips/kumarakom-houseboat-nights.ts'
import { trip as ladakhMonasteriesAndStars } from './trips/ladakh-monasteries-and-stars.ts'
import { trip as majuliRiverIsland } from './trips/majuli-river-island.ts'
import { trip as meghalayaLivingRootBridges } from './trips/meghalaya-living-root-bridges.ts'
import { trip as munnarPlantersBungalow } from './trips/munnar-planters-bungalow.ts'
import { trip as nagalandHornbillVillages } from './trips/nagaland-hornbill-villages.ts'
import { trip as periyarOnFoot } from './trips/periyar-on-foot.ts'
import { trip as rannOfKutchFullMoon } from './trips/rann-of-kutch-full-moon.ts'
import { trip as rishikeshRiverAndBreath } from './trips/rishikesh-river-and-breath.ts'
import { trip as spitiSnowLeopardWinter } from './trips/spiti-snow-leopard-winter.ts'
import { trip as sundarbansByCountryBoat } from './trips/sundarbans-by-country-boat.ts'
import { trip as udaipurLakePalaceDays } from './trips/udaipur-lake-palace-days.ts'
import { trip as valleyOfFlowersMonsoonWalk } from './trips/valley-of-flowers-monsoon-walk.ts'
import { trip as varanasiBeforeDawn } from './trips/varanasi-before-dawn.ts'
import type { BlogContent, TripContent } from './types.ts'

/** Demo trips, newest first. */
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

/** Demo stories; their dates order them. */
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
