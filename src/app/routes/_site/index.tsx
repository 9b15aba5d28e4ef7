import { createFileRoute } from '@tanstack/react-router'
import { latestBlogsQuery, storiesFailed } from '#site/blogs/blog-queries.ts'
import { LatestStories } from '#site/blogs/list/latest-stories.tsx'
import { CategoryCards } from '#site/categories/category-cards.tsx'
import { categoriesQuery } from '#site/categories/category-queries.ts'
import { heroImageQuery } from '#site/hero-images/hero-query.ts'
import { HeroSection } from '#site/hero-images/hero-section.tsx'
import { Intro } from '#site/home/intro.tsx'
import { StatsStrip } from '#site/home/stats-strip.tsx'
import { fixedPageHead } from '#site/shell/page-head.ts'
import { pageQuery, siteQuery } from '#site/shell/queries/site-query.ts'
import { homeData } from '#site/shell/head/structured-data/organization.ts'
import { homeTestimonialsQuery } from '#site/testimonials/testimonial-queries.ts'
import { TestimonialQuotes } from '#site/testimonials/testimonial-quotes.tsx'
import { FeaturedJourneys } from '#site/trips/card/featured-journeys.tsx'
import { WishForm } from '#site/trips/card/wish-form.tsx'
import { featuredTripsQuery } from '#site/trips/trip-queries.ts'
import { pageCardPath } from '#values/pages/fixed-page.ts'
import { homePage } from '#values/pages/home.ts'

export const Route = createFileRoute('/_site/')({
  loader: async ({ context: { queries } }) => {
    await Promise.all([
      queries.fetch(siteQuery),
      queries.fetch(pageQuery('home')),
      queries.fetch(heroImageQuery),
      queries.fetch(homeTestimonialsQuery),
      queries.fetch(categoriesQuery),
      queries.fetch(featuredTripsQuery),
      queries.fetchIfPossible(latestBlogsQuery, storiesFailed),
    ])
  },
  head: ({ match }) => {
    const site = match.context.queries.get(siteQuery)
    return fixedPageHead(site, homePage, {
      structuredData: import.meta.env.SSR && site && homeData(site, { card: pageCardPath(homePage) }),
    })
  },
  component: HomePage,
})

const noWishes = {}

function HomePage() {
  return (
    <>
      <HeroSection />
      <div className="wish-band">
        <div className="page-width">
          <WishForm filter={noWishes} />
        </div>
      </div>
      <Intro />
      <TestimonialQuotes />
      <CategoryCards />
      <FeaturedJourneys />
      <div className="pt-16 lg:pt-24">
        <StatsStrip />
      </div>
      <LatestStories />
    </>
  )
}
