/** Limits that first texts quote; they are the specification's. */
export const policy = {
  minimumAge: 18,
  refundTime: '5-7 business days',
  privacyResponse: '30 days',
  applicationTime: '7-14 business days',
  partnerExperience: 'at least 2 years of experience',
  groupDiscountFrom: '6+ travellers',
} as const
