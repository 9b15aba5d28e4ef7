/** Where sign-in lives. */
export const authPath = '/api/auth'

/** Beginning of the names of our cookies. */
export const cookiePrefix = 'hatheli'

/** Set by our own HTTP side alone, from the connection; what a client sends under this name is overwritten. */
export const clientAddressHeader = 'x-client-address'
