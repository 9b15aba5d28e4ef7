/** Loading states in the shape of the pages. */

export function BlogListSkeleton() {
  return (
    <div>
      <Announcement>Loading stories</Announcement>
      <div className="skeleton" aria-hidden="true">
        <div className="page-width grid gap-x-12 gap-y-6 pt-12 pb-10 lg:grid-cols-12 lg:items-end lg:pt-20 lg:pb-16">
          <Bar className="h-[clamp(5.5rem,12vw,12rem)] lg:col-span-7" />
          <Bar className="h-16 lg:col-span-5" />
        </div>
        <div className="page-width grid gap-y-7 lg:grid-cols-12 lg:items-end lg:gap-x-12">
          <Bar className="aspect-3/2 lg:col-span-7" />
          <div className="lg:col-span-5">
            <Bar className="h-4 w-48" />
            <Bar className="mt-4 h-32" />
            <Bar className="mt-5 h-20" />
          </div>
        </div>
        <div className="page-width grid gap-x-8 gap-y-14 py-16 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_15rem] lg:py-28">
          <Bar className="aspect-3/2" />
          <Bar className="aspect-3/2 lg:mt-24" />
          <Bar className="max-lg:hidden" />
        </div>
      </div>
    </div>
  )
}

export function BlogSkeleton() {
  return (
    <div>
      <Announcement>Loading story</Announcement>
      <div className="page-width skeleton pt-10 pb-24 lg:pt-20" aria-hidden="true">
        <Bar className="h-4 w-56" />
        <Bar className="mt-5 h-[clamp(5.5rem,11vw,12rem)] w-5/6" />
        <Bar className="mt-6 h-5 w-72" />
        <Bar className="mt-12 aspect-3/2 lg:ml-64 lg:aspect-2/1" />
        <div className="mt-12 grid max-w-measure gap-4 lg:ml-64">
          {['a', 'b', 'c', 'd', 'e'].map((line) => (
            <Bar key={line} className="h-5" />
          ))}
        </div>
      </div>
    </div>
  )
}

function Announcement({ children }: { children: string }) {
  return <output className="sr-only">{children}</output>
}

function Bar({ className }: { className: string }) {
  return <div className={`bg-line/60 ${className}`} />
}
