import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { pageQuery } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'

export function Intro() {
  const { eyebrow, heading, intro, contact_button } = useQuery(pageQuery('home'))
  return (
    <section className="low-band" aria-labelledby="intro-heading">
      <div className="page-width grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          {eyebrow ? <p className="eyebrow text-madder">{eyebrow}</p> : null}
          <h2 id="intro-heading" className="mt-4 max-w-[14ch] text-h2">
            {heading}
          </h2>
        </div>
        <div className="lg:col-span-5 lg:col-start-8 lg:pt-6">
          <p className="max-w-measure text-lead">{intro}</p>
          <Link to="/contact" className={`${buttonStyles.outline} mt-7`}>
            {contact_button}
          </Link>
        </div>
      </div>
    </section>
  )
}
