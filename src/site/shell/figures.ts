/**
 * Figures and policy limits of the public pages. They are texts of the specification, not measurements: none of them
 * may enter structured data.
 */

export interface Figure {
  value: string
  label: string
}

const averageRating: Figure = { value: '4.8', label: 'Average Rating' }

export const homeFigures: readonly Figure[] = [
  { value: '50+', label: 'Verified Experts' },
  { value: '100+', label: 'Experiences' },
  averageRating,
  { value: '24/7', label: 'Support' },
]

export const aboutFigures: readonly Figure[] = [
  { value: '50+', label: 'Verified Partners' },
  { value: '10+', label: 'Destinations' },
  { value: '3,000+', label: 'Happy Travelers' },
  averageRating,
]

export const partnerFigures: readonly Figure[] = [
  { value: '85%', label: 'partner satisfaction' },
  { value: '40%', label: 'average revenue increase' },
]

/** Limits quoted in the page texts. */
export const policy = {
  minimumAge: 18,
  gst: '5% GST',
  refundTime: '5-7 business days',
  privacyResponse: '30 days',
  applicationTime: '7-14 business days',
  partnerExperience: 'at least 2 years of experience',
  groupDiscountFrom: '6+ travellers',
} as const

/** Opening hours per channel, in Indian Standard Time. */
export const contactHours = {
  whatsappReply: 'about 30 minutes',
  whatsappHours: '9 AM-9 PM IST',
  emailReply: '2-4 hours',
  partnerEmailReply: '24 hours',
  phoneHours: 'Mon-Fri 9 AM-6 PM IST',
} as const
