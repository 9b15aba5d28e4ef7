import { Link } from '@tanstack/react-router'
import { ArrowRight } from '#ui/icons.tsx'
import type { AboutText } from './about-text.ts'

export function NextSteps({ text }: { text: AboutText['callsToAction'] }) {
  return (
    <section className="no-print band page-width grid gap-y-10 lg:grid-cols-12 lg:gap-x-8">
      <div className="lg:col-span-4">
        <h2 className="text-h2">{text.heading}</h2>
        <p className="mt-4 max-w-measure text-balance">{text.text}</p>
      </div>
      <ul className="border-b border-ink/70 lg:col-span-7 lg:col-start-6">
        {text.links.map(({ text, to, hash }) => (
          <li key={to} className="border-t border-ink/70">
            <Link
              to={to}
              hash={hash}
              className="group flex items-center justify-between gap-6 py-6 font-display text-h3 transition-colors duration-(--duration-calm) hover:text-madder lg:py-8"
            >
              {text}
              <ArrowRight className="nudge size-7" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
