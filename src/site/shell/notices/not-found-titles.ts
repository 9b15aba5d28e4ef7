/** Apart from the pages, whose code is loaded on demand (specification 8). */
export const notFoundTitles = {
  trip: 'Trip Not Found',
  category: 'Category Not Found',
  host: 'Host Not Found',
  story: 'Blog Not Found',
} as const
