import { PalmDrawing } from '../shell/brand/palm-drawing.tsx'

/** Shown without a network for a page that is not stored; the worker inserts the list of stored pages. */
export function OfflinePage() {
  return (
    <section className="relative grid min-h-[calc(100svh-4.5rem)] overflow-clip">
      <PalmDrawing className="absolute right-0 bottom-0 w-[92%] text-madder opacity-20 lg:w-[42%]" />
      <div className="page-width relative py-14 sm:py-20">
        <div className="max-w-lg">
          <h1 className="text-h2">You are offline</h1>
          <p className="mt-5 max-w-md text-lead">
            This page is not saved on your device. It opens as soon as the connection is back.
          </p>
          <ul id="stored-pages" />
        </div>
      </div>
    </section>
  )
}
