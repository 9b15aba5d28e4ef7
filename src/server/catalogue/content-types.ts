import { blogType } from './blogs/content-type.ts'
import { categoryType } from './categories/content-type.ts'
import type { ContentTypes } from './common/content-type.ts'
import { tripType } from './trips/content-type.ts'

/** The content that forms edit, for handlers and jobs that treat all of it alike. */
export const contentTypes: ContentTypes = { trips: tripType, blogs: blogType, categories: categoryType }
