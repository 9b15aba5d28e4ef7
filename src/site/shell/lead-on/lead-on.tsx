import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { Picture as StoredPicture } from '#contract/pictures.ts'
import type { TripCard } from '#contract/trips.ts'
import { Picture } from '#ui/picture.tsx'
import { BrandSign } from '../brand/brand-sign.tsx'
import { ConvertedPriceLine } from '../money/converted-price.tsx'
import { SaveHeart } from '../page-actions/save-button.tsx'

/** A link at the end of a page. */
export interface Lead {
  key: string
  link: LinkProps
  kicker: string
  title: string
  line: string
  /** Shown where it is the only one, which has room for them. */
  words: string[]
  picture: StoredPicture | null
  /** The linked trip, which the card can save. */
  trip?: TripCard
}

interface LeadOnProps {
  /** Id of the heading, unique on the page. */
  id: string
  heading: string
  leads: Lead[]
  /** Words beside small pictures on phones, for many cards. */
  rows?: boolean
  /** Beneath the cards. */
  children?: ReactNode
}

const sizes = '(width >= 84rem) 400px, (width >= 40rem) 30vw, 95vw'
const aloneSizes = '(width >= 84rem) 720px, (width >= 40rem) 54vw, 95vw'

/** Cards beneath a trip or a story, each a link below its heart; renders nothing without any. */
export function LeadOn({ id, heading, leads, rows = false, children }: LeadOnProps) {
  if (leads.length === 0) return null
  return (
    <section className="low-band no-print" aria-labelledby={id}>
      <div className="page-width">
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
        <ul className={`lead-on ${rows ? 'lead-on-rows' : ''}`}>
          {leads.map((lead) => (
            <li key={lead.key} className="relative">
              <LeadCard lead={lead} sizes={leads.length === 1 ? aloneSizes : sizes} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}

/** Its parent is positioned, for the heart. */
export function LeadCard({ lead, sizes }: { lead: Lead; sizes: string }) {
  const { link, kicker, title, line, words, picture, trip } = lead
  return (
    <>
      <Link {...link} className="lead-card group">
        {picture ? (
          <Picture picture={picture} sizes={sizes} alt="" className="lift-picture lead-picture" />
        ) : (
          <span className="lead-picture grid place-items-center bg-line text-muted">
            <BrandSign className="size-20 opacity-40" />
          </span>
        )}
        <span className="lead-words">
          <span className="eyebrow block text-madder">{kicker}</span>
          <span className="block font-display text-h3 wrap-break-word text-balance transition-colors duration-(--duration-calm) group-hover:text-madder">
            {title}
          </span>
          <span className="block text-muted">{line}</span>
          {trip ? <ConvertedPriceLine rupees={trip.price} /> : null}
          <span className="lead-on-words">
            {words.map((each) => (
              <span key={each} className="block wrap-break-word">
                {each}
              </span>
            ))}
          </span>
        </span>
      </Link>
      {trip ? <SaveHeart trip={trip} /> : null}
    </>
  )
}
