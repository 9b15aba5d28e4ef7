/** Apart from the page, whose code is loaded on demand. */
export const tripNotFoundTitle = 'Trip Not Found'
