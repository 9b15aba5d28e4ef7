import { createFileRoute } from '@tanstack/react-router'
import { heroImageQuery } from '#site/hero-images/hero-query.ts'

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(heroImageQuery),
  component: Home,
})
function Home() {
  const hero = Route.useLoaderData()
  return <h1>PUT INDIA IN YOUR HANDS {hero?.title}</h1>
}
