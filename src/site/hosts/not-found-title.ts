/** Apart, so that a route needs no page for it. */
export const hostNotFoundTitle = 'Host Not Found'
