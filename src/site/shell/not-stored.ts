/**
 * Response headers of a page that no cache may store. A page whose parameters match nothing gives them: there is no end of
 * such addresses.
 */
export const notStored = { 'cache-control': 'no-store' }
