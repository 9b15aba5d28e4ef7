import { Link } from '@tanstack/react-router'
import { PalmDrawing } from '#site/shell/brand/palm-drawing.tsx'
import { buttonStyles } from '#ui/button-styles.ts'

/** The category has no published trips. */
export function CurationInProgress() {
  return (
    <section className="page-width grid items-end gap-x-16 gap-y-14 pt-16 lg:grid-cols-[1fr_1.1fr] lg:pt-24">
      <div className="lg:pb-28">
        <h2 className="max-w-[22ch] text-h2">Curation is in Progress, we are working to bring the best for you</h2>
        <p className="mt-9">
          <Link to="/contact" className={buttonStyles.outline}>
            Get In Touch
          </Link>
        </p>
      </div>
      <PalmDrawing className="no-print w-full text-madder/45" />
    </section>
  )
}
