import type { KnownProfile } from './known-profile.ts'
import { policy } from './policy.ts'
import type { LegalText } from './legal-html.ts'

const operator = (profile: KnownProfile): string =>
  profile.legal_name === profile.brand_name
    ? profile.brand_name
    : `${profile.legal_name}, which runs ${profile.brand_name}`

/**
 * The headings contain their numbers because the text refers to them.
 * @param court where disputes are settled.
 */
export const firstTerms = (profile: KnownProfile, court: string): LegalText => ({
  '1. Acceptance of These Terms': [
    `In these terms ‘we’ and ‘us’ mean ${operator(profile)}. ‘Vendor’ means an independent host, guide, lodge or operator whose services appear here, and ‘you’ means anyone who uses this website or enquires through it. By using the website you accept these terms and our Privacy Policy. If you do not agree with them, please do not use it.`,
    'A journey you book is also subject to its written confirmation. Where the confirmation and these terms differ about that journey, the confirmation prevails.',
  ],
  '2. Eligibility': [
    `You must be at least ${policy.minimumAge} years old, and able to enter into a contract under Indian law, to enquire or to book (${policy.minimumAge}+). Younger travellers are welcome with a parent, a lawful guardian, or an adult whom the parent or guardian has authorised in writing. Some activities, parks and treks set age limits of their own; the trip page or the vendor will tell you.`,
    'If you enquire for a group, you confirm that its members have agreed to your speaking for them and have been told of these terms.',
  ],
  '3. Our Role': [
    'We are a curator. We choose vendors, verify them before listing, describe their journeys, and bring travellers and vendors together. We do not ourselves own or run the hotels, camps, vehicles, boats, treks or treatments described here, unless a page says so.',
    'The vendor supplies the services of a journey and is responsible to you for them. Your confirmation names the vendor and says which services it supplies. Verification means that we checked registration, licences and references at the time; it is not a guarantee of every later act. Ratings and figures describe past experience and promise no particular result.',
  ],
  '4. Trip Information and Enquiries': [
    'Trip pages are written with care, but roads, timings, menus and rooms change. Photographs and illustrations show the character of a place, not the exact room or sighting. Wildlife, weather, flowers, snow and night skies cannot be promised by anyone.',
    'A trip page is an invitation to enquire, not an offer that you can accept by a click. Enquiries are made through the channels this website shows, and an enquiry binds neither you nor us nor the vendor.',
  ],
  '5. Prices and Taxes': [
    `Prices are in Indian rupees (INR), per person, plus ${profile.gst_rate}% GST. A price may vary with the number of people, the season, the room and changes you ask for. The price in your written confirmation is the one that counts.`,
    [
      'What a price covers and what it does not is listed on the trip page and repeated in the confirmation.',
      'Unless listed, flights, long-distance trains, visas, insurance, tips, camera fees and personal expenses are not covered.',
      'If the government changes a tax, a park fee or a permit charge after confirmation, you may be asked to pay the difference against proof.',
      'If a price shown here is plainly wrong, we will correct it before you commit yourself.',
    ],
  ],
  '6. Booking and Payment': [
    'No booking and no payment can be made through this website. Once dates, itinerary and price are settled in conversation, you receive a written confirmation that states who supplies what, the amounts, when they are due, whom to pay, and the cancellation terms. A booking exists when you have accepted that confirmation and paid the advance it names.',
    'Pay only to the account named in your confirmation, and ask for a receipt or tax invoice. If anyone asks you in our name to pay elsewhere, do not pay; tell us first.',
  ],
  '7. Cancellations and Refunds': [
    'To cancel, write to us where you booked. What counts is the day we receive your message. Charges depend on the journey and on how near the departure is, because rooms, permits and safari seats are often paid for in advance and in a traveller’s name. The scale for your journey stands in the confirmation, and you see it before you pay.',
    'If a vendor cancels for its own reasons, you may choose another date, a similar journey, or a refund of what you paid for the services not supplied.',
    `Refunds typically take ${policy.refundTime} from the day the refund is agreed, and go back by the way you paid. Banks may take a little longer, and their charges for international transfers cannot always be recovered. Services you leave unused of your own choice are not normally refunded.`,
  ],
  '8. Changes and Events Beyond Control': [
    'A vendor may change the route, the order of days or a night’s lodging where safety, weather, a closed road or an order of the authorities requires it, and will offer the nearest equivalent. Parks may close a zone without notice, and mountain roads may close for snow or landslides.',
    'Neither you, nor we, nor the vendor is in breach of a duty while an event beyond reasonable control, such as a flood, an earthquake, an epidemic, a strike, unrest or a government order, prevents its performance. We will help to move the journey or to recover what can be recovered; what cannot is a matter for travel insurance.',
  ],
  '9. Travel Insurance, Health and Documents': [
    'We strongly advise travel insurance that covers medical treatment, evacuation and cancellation, and the altitude and activities of your journey. Some treks and expeditions require it, and the vendor may ask to see the policy.',
    [
      'Tell us before booking of any illness, allergy, pregnancy, disability or medicine that matters for the journey. On routes above 2,500 metres, ask a doctor first and allow the days of acclimatisation in the plan.',
      'Wellness programmes do not replace treatment by your own doctor.',
      'Carry valid photo identity; parks and hotels ask for it. Foreign nationals need a passport and a suitable visa.',
      'Parts of Ladakh, Sikkim and the North-East need permits, and the rules differ for Indian and foreign travellers. We or the vendor will tell you what to send; you answer for its being correct and in time.',
    ],
  ],
  '10. Conduct': [
    'On a journey you agree to:',
    [
      'follow the law, the rules of parks and holy places, and the safety instructions of your guide;',
      'keep your distance from wildlife, feed nothing, take nothing from the forest and leave nothing in it;',
      'ask before you photograph people, homes or worship, and use drones only with the permission the law requires;',
      'treat hosts, staff and fellow travellers with respect, and pay for damage you cause.',
    ],
    'A vendor may end the journey of anyone who endangers others or harasses them; no refund is due in that case. On this website you agree not to copy its contents in bulk, disturb its working, look for ways around its protection, or send false enquiries.',
  ],
  '11. Intellectual Property and Links': [
    `The texts, pictures, itineraries, logo and the name ${profile.brand_name} belong to us or to those who have licensed them to us. You may read, print and share pages for your own travel plans. Any other use, above all commercial use, needs our permission in writing. If you give us a testimonial or a photograph for publication, it remains yours, and you permit us to show it until you withdraw it.`,
    'Links lead to services run by others, such as messaging services. Their terms apply there, and we do not answer for their contents.',
  ],
  '12. Liability': [
    'Travel in forests, mountains, deserts and on water carries risks that care reduces but does not remove, and you take part knowing them. We are responsible for doing our own part, choosing, describing and arranging, with reasonable skill. We are not responsible for the acts or omissions of vendors, carriers or other independent persons, nor for indirect loss such as missed earnings.',
    'So far as the law allows, our liability for a journey is limited to the amount you paid for it. The website itself is provided as it is, and we do not promise that it will always be available or free of error. Nothing in these terms limits liability for fraud, for death or injury caused by our own negligence, or for anything else the law does not let us limit, or takes away your rights under the Consumer Protection Act, 2019.',
  ],
  '13. Governing Law, Disputes and Changes': [
    `If something is wrong, tell your host at once, and then us, while it can still be put right. ${profile.email ? `You may write to ${profile.email}.` : 'Our details stand on the Contact page.'} We will take it up with the vendor and answer you.`,
    `These terms are governed by the laws of India. The courts in ${court} have exclusive jurisdiction, subject to any right the law gives a consumer to go to a commission or court elsewhere.`,
    'We may change these terms; the new version applies from the date at its head. A journey already confirmed keeps the terms it was confirmed under. If one provision cannot be enforced, the others remain in force.',
  ],
})
