/** Notices of the back office about the site's contacts and the server's disk. */
export const serverMessages = {
  contacts: {
    placeholders: 'Some details are placeholders',
    placeholdersText: (which: string) => `Visitors see examples in place of these: ${which}.`,
    none: 'Visitors cannot reach you yet',
    noneText: 'No WhatsApp number, phone number or email address is set.',
    names: {
      whatsapp_number: 'WhatsApp number',
      phone: 'phone number',
      email: 'email address',
      partner_email: 'email address for partners',
      address: 'postal address',
      application_url: 'link of the partner application',
      figures: 'figures',
      court: 'place of the courts',
    },
  },
  disk: {
    low: { title: 'The server’s disk is nearly full', text: 'Free some space soon, or ask for a larger disk.' },
    full: {
      title: 'The server’s disk is full',
      text: 'Nothing can be saved until there is space again. Deleting still works, and readers still see the site.',
    },
    left: (free: string, total: string) => `${free} of ${total} are left.`,
  },
} as const
