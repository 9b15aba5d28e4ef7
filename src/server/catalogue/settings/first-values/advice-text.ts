import type { Settings } from '#contract/settings/sections.ts'

/** General facts about journeys in India, without promises in the owner's name. Trips with a text of their own show that. */
export const firstAdvice: Settings['advice'] = {
  safety:
    'In an emergency, 112 reaches police, ambulance and fire service everywhere in India. Network is patchy in the mountains and in forests, so leave your route with family. If you travel alone and would like a woman as guide or driver, write to us before you book.',
  permits:
    'Bring the photo identity card that your booking names. Guests from abroad need a passport that is valid for six months and a visa; most apply online for an e-visa, and the official fee depends on the nationality and the length of stay.',
  insurance:
    'We advise insurance that covers medical treatment, evacuation and cancellation, and the height and activities of this journey. Have its telephone number with you.',
  packing:
    'Light layers, a warm one for mornings, walking shoes that are broken in, a hat, sunscreen, a torch, a bottle to refill, and your medicines in the hand luggage. One soft bag per person travels best.',
  payment:
    'Nothing is booked or paid on this website. Once dates and price are settled you receive a written confirmation that names the amounts, when they are due and whom to pay. Carry some cash: in small places neither cards nor UPI work every day.',
  food: 'Vegetarian food is cooked everywhere. Tell us about allergies and what you do not eat when you write. Drink filtered or boiled water.',
}
