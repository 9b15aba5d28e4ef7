import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/partner')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_site/partner"!</div>
}
