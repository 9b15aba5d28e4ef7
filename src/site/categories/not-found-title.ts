/** Verbatim (specification 8); apart from the page, whose code is loaded on demand. */
export const categoryNotFound = 'Category Not Found'
