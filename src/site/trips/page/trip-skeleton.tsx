/** Loading state in the shape of the page. */
export function TripSkeleton() {
  return (
    <div aria-busy="true">
      <output className="sr-only">Loading the trip…</output>
      <div aria-hidden="true">
        <div className="trip-gallery-placeholder skeleton" />
        <div className="trip-columns page-width">
          <div className="trip-lead">
            <Line className="h-4 w-40" />
            <Line className="mt-6 h-14 w-full max-w-xl lg:h-20" />
            <Line className="mt-8 h-5 w-full max-w-md" />
            <div className="mt-12 grid max-w-measure gap-4">
              <Line className="h-5" />
              <Line className="h-5" />
              <Line className="h-5 w-4/5" />
            </div>
          </div>
          <div className="trip-aside">
            <div className="price-card">
              <Line className="h-11 w-44" />
              <Line className="mt-4 h-4 w-60" />
              <Line className="mt-6 h-12 w-full" />
              <Line className="mt-8 h-4 w-full" />
              <Line className="mt-6 h-4 w-full" />
              <Line className="mt-6 h-4 w-full" />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

function Line({ className }: { className: string }) {
  return <span className={`skeleton block bg-line ${className}`} />
}
