import { blogsPage } from '#values/pages/blogs.ts'

export const blogsText = {
  list: {
    title: blogsPage.title,
    lead: blogsPage.description,
    /** For search results. */
    tagged: (tag: string) => `Stories about ${tag} from across India, written by people who were there.`,
    latest: 'Latest Stories',
    empty: 'No blogs found',
    noneYet: 'There is nothing to read here just now. The journeys themselves are a page away.',
    noneHere: 'There is nothing on this page of the list. Every story is one step back.',
  },
  story: {
    goThere: 'Go there',
    end: 'You might also like',
    more: { label: 'More stories', text: 'Seasons, crafts, kitchens and trains: the rest of the shelf.' },
    home: { label: 'Home', text: 'The journeys that these stories come from.' },
    notFound: {
      title: 'Blog Not Found',
      text: "The blog post you're looking for doesn't exist or has been removed.",
      link: 'Back to Blogs',
    },
  },
} as const
