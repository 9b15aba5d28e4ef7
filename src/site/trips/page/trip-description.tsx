import { paragraphsOf } from './paragraphs.ts'

/** The first paragraph is set larger. */
export function TripDescription({ text }: { text: string }) {
  return (
    <div className="trip-description mt-9 grid max-w-measure gap-5 lg:mt-12">
      {paragraphsOf(text).map((paragraph, index) => (
        // Paragraphs are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} className="wrap-break-word whitespace-pre-line first:text-lead">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
