/** Loading state in the shape of the page. */
export function HostSkeleton() {
  return (
    <div className="host-page page-width" aria-busy="true">
      <output className="sr-only">Loading the host…</output>
      <div className="skeleton aspect-square w-full bg-line max-md:max-w-lg" />
      <div aria-hidden="true" className="skeleton grid content-start gap-6">
        <div className="h-3 w-28 bg-line" />
        <div className="h-12 w-4/5 bg-line" />
        <div className="h-5 w-full bg-line" />
        <div className="h-5 w-11/12 bg-line" />
        <div className="h-5 w-3/4 bg-line" />
      </div>
    </div>
  )
}
