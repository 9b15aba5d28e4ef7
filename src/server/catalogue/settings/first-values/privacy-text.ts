import type { KnownProfile } from './known-profile.ts'
import { policy } from './policy.ts'
import type { LegalBlock, LegalText } from './legal-html.ts'

const contactDetails = (profile: KnownProfile): LegalBlock => {
  const items = [
    profile.email ? `Email: ${profile.email}` : null,
    profile.phone ? `Phone: ${profile.phone} (${profile.phone_hours})` : null,
    profile.address ? `Post: ${profile.legal_name}, ${profile.address}` : null,
  ].filter((item) => item !== null)
  return items.length > 0 ? items : 'You will find the ways to reach us on the Contact page of this website.'
}

export const firstPrivacy = (profile: KnownProfile): LegalText => ({
  Introduction: [
    `This policy covers the ${profile.brand_name} website and the conversations that begin from it. ${profile.legal_name} (‘we’) decides why and how your personal data is used; the law calls us the Data Fiduciary, and you the Data Principal. You can read every page of this website without an account and without telling us who you are.`,
    'The policy follows the Digital Personal Data Protection Act, 2023 (‘the Act’). The Act comes into force part by part, on dates the Central Government notifies. We keep to its principles whether or not a part has been notified yet, together with the Information Technology Act, 2000 and its rules.',
  ],
  'Information We Collect': [
    'We collect little, and nearly all of it comes from you:',
    [
      'Enquiries: your name, telephone number or email address, and what you write about your plans, for example dates, group size and budget.',
      'Trip arrangements: where a journey goes ahead, the details needed for it, such as travellers’ names and ages, identity documents for hotels, parks and permits, dietary needs, health matters you tell us about, and an emergency contact.',
      'Partner applications: the name, contact details, licences, experience and references of those who offer to work with us.',
      'Testimonials: the name and the words you give us to publish.',
      'Technical records: our server may note the page requested, the time, the type of browser, the network (IP) address and any error, to keep the website running and safe.',
    ],
    `This website takes no bookings and no payments, so we never receive card or bank details through it. It is meant for adults. Details of anyone under ${policy.minimumAge} should reach us only from a parent or lawful guardian; we do not track children or direct advertising at them.`,
  ],
  'How We Use It': [
    [
      'to answer you and to propose, arrange and change journeys;',
      'to obtain the permits, park entries and rooms a journey needs;',
      'to keep you safe and reach you, or the person you named, in an emergency;',
      'to consider applications from partners and work with those who join;',
      'to publish testimonials, where you have agreed to it;',
      'to protect the website, settle complaints, and keep the accounts and records the law requires.',
    ],
    'We rely on your consent, or on a use the Act itself permits, such as data you chose to give us for a stated purpose, a legal duty or a medical emergency. Before we ask for consent we give you notice of what data we need, what for, and how to exercise your rights or complain. You may ask for that notice in English or in any language of the Eighth Schedule to the Constitution. Consent covers only what the purpose needs.',
    'We do not sell personal data, build advertising profiles or decide anything about you by machine alone. We keep data for as long as the enquiry, the journey or a legal duty calls for it, then erase it or remove what identifies you.',
  ],
  Sharing: [
    'We share only what the other side needs for its part:',
    [
      'the hosts, guides, drivers and other partners who run your journey;',
      'authorities that issue permits or check identity, such as forest departments and district offices;',
      'service providers who host our website, mail and files, bound by contract to use the data only for us;',
      'medical and rescue services in an emergency, and courts or authorities where the law obliges us.',
    ],
    ...(profile.whatsapp_number
      ? [
          'WhatsApp is a service of another company. When you press an enquiry button, your browser opens WhatsApp with a message already written; nothing is sent until you send it. From then on WhatsApp handles your number and your messages under its own terms and privacy policy, possibly outside India. Conversations are not copied into this website’s database.',
        ]
      : []),
    `${profile.application_url ? 'The partner application is a form on another website with its own privacy policy. ' : ''}What we publish about a partner is limited to name, region, experience, number of trips and rating; email addresses and telephone numbers of partners are not shown.`,
  ],
  'Data Security': [
    'The website is served over an encrypted connection. The staff area stands behind a sign-in, its passwords are stored only as salted hashes, and repeated wrong attempts are slowed down. Only people who need your details to do their work may see them. Location and camera data are removed from pictures uploaded to this website.',
    'No system is beyond failure. If a breach affects your personal data, we will tell you and the Data Protection Board of India as the law requires, in plain words: what happened, what it may mean for you, and what we are doing about it.',
  ],
  'Your Rights': [
    'The Act gives you these rights, and using them costs nothing:',
    [
      'Access: a summary of the data we hold, what we do with it, and with whom we have shared it.',
      'Correction and erasure: have data corrected, completed, updated or erased, unless the law obliges us to keep it.',
      'Withdrawal of consent: as easily as you gave it. What was done before remains lawful; a trip that cannot be arranged without the data may have to be cancelled.',
      'Grievance: complain to us and receive an answer.',
      'Nomination: name a person who may exercise these rights for you if you die or can no longer act.',
    ],
    `We respond to every request within ${policy.privacyResponse}. We may ask you to show that you are the person concerned, and for nothing more than that takes. The Act also asks something of you: not to impersonate anyone, and not to file false complaints.`,
    'If our answer does not satisfy you, or none comes, you may take the complaint to the Data Protection Board of India, the body the Act creates to inquire into breaches and impose penalties. The Act asks that you give us the chance to put matters right first.',
  ],
  Cookies: [
    'This website sets no tracking cookies for visitors, and carries no advertising or analytics from other companies. That is why you see no cookie banner. The only cookies belong to the staff area: one keeps our administrators signed in, another remembers how they like their menu.',
    'Your browser stores the journeys and stories you save, and the currency you choose. It may also store pages you open, so that you can read them without a network. None of this is sent to us or to another of your devices. Clear the browser’s data for this site to delete it. While a tab is open, your browser also remembers the month and the number of people you searched for, and how far you had read. A list that you share is an address: our server reads it when you or someone else opens it. ‘Share’ passes the link to your device, or copies it.',
  ],
  Contact: [
    `Write to the Grievance Officer of ${profile.legal_name} with any question, request or complaint about personal data. Please say how you first reached us, so that we can find your conversation.`,
    contactDetails(profile),
  ],
  'Policy Updates': [
    'When our practice or the law changes, we change this page and the date at its head. If a change matters to data you have already given us, we will tell you through the channel you used, and ask for your consent again where the law requires it.',
  ],
})
