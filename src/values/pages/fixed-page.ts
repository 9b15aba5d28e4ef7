/**
 * A public page that shows no single record: all that its head, its share card, the sitemap and `/llms.txt` say about it.
 * CONTRIBUTING.md, 'Add a page'.
 */
export interface FixedPage {
  /** Name of its share card: `/media/cards/pages/{name}.jpg`. */
  name: string
  path: string
  /** Without the brand; no other page has the same. */
  title: string
  /** For search results and previews; null: the tagline of the brand. */
  description: string | null
  card: {
    /** Over the title. */
    kicker: string
    /** If it is not the page's own. */
    title?: string
    /** Under the title. */
    facts: string[]
    /** Behind the words: the active hero image, that of the newest story, or the palm. */
    picture: 'hero' | 'story' | 'palm'
  }
}

export function pageCardPath({ name }: FixedPage): string {
  return `/media/cards/pages/${name}.jpg`
}
