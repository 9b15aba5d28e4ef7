import { buttonStyles } from '#ui/button-styles.ts'
import { ArrowRight } from '#ui/icons.tsx'
import { ExternalLink } from '../shell/external-link.tsx'
import { PalmDrawing } from '../shell/brand/palm-drawing.tsx'

interface PartnerHeroProps {
  lead: string
  /** Null when no application form is configured: its button is omitted. */
  applicationUrl: string | null
}

export function PartnerHero({ lead, applicationUrl }: PartnerHeroProps) {
  return (
    <section id="top" className="on-dark relative overflow-clip bg-indigo text-paper">
      <PalmDrawing className="no-print absolute -right-[38%] bottom-0 w-[150%] text-marigold/45 sm:right-[-22%] sm:w-[75%] lg:right-[-10%] lg:w-[56%] lg:max-w-[68rem]" />
      <div className="page-width relative pt-16 pb-[84%] sm:pb-56 lg:pt-28 lg:pb-32">
        <p className="eyebrow text-marigold">Partner with Us</p>
        <h1 className="mt-5 text-h1">
          <span className="block">You know the place.</span>
          <span className="block"> Let travellers find you.</span>
        </h1>
        <p className="mt-8 max-w-lg text-lead text-balance text-paper/90">{lead}</p>
        <div className="no-print mt-10 flex flex-wrap gap-4">
          {applicationUrl ? (
            <ExternalLink href={applicationUrl} className={buttonStyles.light}>
              Apply Now
              <ArrowRight className="size-5 -rotate-45" />
            </ExternalLink>
          ) : null}
          <a href="#get-started" className={applicationUrl ? buttonStyles.outlineLight : buttonStyles.light}>
            Talk to Our Team
          </a>
        </div>
      </div>
    </section>
  )
}
