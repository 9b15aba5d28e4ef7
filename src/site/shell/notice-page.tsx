import type { ReactNode } from 'react'

interface NoticePageProps {
  /** Small text over the title, such as a status. */
  eyebrow?: string
  title: string
  text: ReactNode
  /** The way on. */
  children?: ReactNode
}

/** A page that says one thing: not found, failed, empty. */
export function NoticePage({ eyebrow, title, text, children }: NoticePageProps) {
  return (
    <section className="page-width grid min-h-[70vh] content-center py-24">
      <div className="max-w-measure">
        {eyebrow ? <p className="font-display text-h1 text-madder">{eyebrow}</p> : null}
        <h1 className="mt-2 text-h2">{title}</h1>
        <p className="mt-5 text-lead text-muted">{text}</p>
        <div className="mt-9 flex flex-wrap gap-4">{children}</div>
      </div>
    </section>
  )
}
