import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { ArrowRight } from '#ui/icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { pageQuery } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'
import { heroImageQuery } from './hero-query.ts'

/** On a portrait screen the sides are cropped, so the picture is drawn wider than the screen. */
const sizes = '(orientation: portrait) 160vh, 100vw'

export function HeroSection() {
  const { headline, line, button } = useQuery(pageQuery('home'))
  const hero = useQuery(heroImageQuery)
  return (
    <section className="hero on-dark relative isolate overflow-hidden bg-dusk text-paper">
      {hero ? (
        <Picture picture={hero.picture} sizes={sizes} crop="tall" priority className="absolute! inset-0 -z-20" />
      ) : null}
      <div className="hero-words">
        <div className="page-width">
          <h1 className="max-w-[9em] text-h1 tracking-[-0.008em] text-balance [word-spacing:0.06em]">{headline}</h1>
          <p className="mt-5 max-w-[34ch] text-lead">{line}</p>
          <Link to="/category/$category" params={{ category: 'wildlife' }} className={`${buttonStyles.light} mt-8`}>
            {button}
            <ArrowRight />
          </Link>
        </div>
      </div>
    </section>
  )
}
