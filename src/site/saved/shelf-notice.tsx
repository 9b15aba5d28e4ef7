import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'

export function ShelfHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <header>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{lead}</p>
    </header>
  )
}

/** Empty list, with links to trips and stories. */
export function ShelfNotice({ title, text }: { title: string; text: string }) {
  return (
    <>
      <ShelfHeading title={title} lead={text} />
      <div className="mt-9 flex flex-wrap gap-4">
        <Link to="/" className={buttonStyles.primary}>
          Explore Journeys
        </Link>
        <Link to="/blogs" className={buttonStyles.outline}>
          All stories
        </Link>
      </div>
    </>
  )
}
