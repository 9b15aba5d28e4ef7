/** Texts about one-time links to set the password. */
export const passwordLinkMessages = {
  used: 'This link was used already, or a password was set without it.',
  expired: 'This link has expired.',
  unknown: 'This link is not complete, or it is not one of this site.',
  again: 'For another one, run this on the server:',
  againByMail: 'For another one, use ‘Forgotten password?’ on the sign-in page.',
  length: (min: number, max: number) => `Please use ${min} to ${max} characters`,
  set: 'Your password is set. All other sessions have ended.',
  code: 'This code is not right, or it was used already.',
  email: 'Please enter a valid email address',
  sameEmail: 'This is your sign-in address already',
  fixedEmail: 'The address is set by ADMIN_EMAIL on the server',
  emailLink: 'This link was used already, has expired or is not complete.',
  mailed: 'If this is the admin’s address, a mail with a link is on its way.',
} as const
