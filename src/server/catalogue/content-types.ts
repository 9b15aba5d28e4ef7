import { prepareBody } from './blogs/body.ts'
import { blogType } from './blogs/content-type.ts'
import { categoryType } from './categories/content-type.ts'
import type { ContentTypes } from './common/content-type.ts'
import type { PrepareRichText } from './common/rich-text.ts'
import { heroImageSwitch } from './hero-images/live-switch.ts'
import { tripType } from './trips/content-type.ts'

const contentTypes: ContentTypes = { trips: tripType, blogs: blogType, categories: categoryType }

const richText: PrepareRichText = async (tx, html) => (await prepareBody(tx, html)).body

/** What knows the nouns, for handlers and jobs that treat all of them alike. */
export const contentParts = { contentTypes, heroImageSwitch, richText }
