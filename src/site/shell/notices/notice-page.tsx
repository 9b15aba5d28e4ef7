import type { ReactNode } from 'react'

interface NoticePageProps {
  /** Large text above the title, such as a status code. */
  numeral?: string
  title: string
  text: ReactNode
  /** Whether another section leads on: it begins on the first screen. */
  followed?: boolean
  /** Behind the text, to the right of it. */
  drawing: ReactNode
  children?: ReactNode
}

/** A page with a single message: not found, failed, empty. */
export function NoticePage({ numeral, title, text, followed = false, drawing, children }: NoticePageProps) {
  const height = followed ? 'lg:min-h-[min(36rem,70svh)]' : 'min-h-[calc(100svh-4.5rem)]'
  const room = followed ? 'pb-16' : 'pb-[75%] sm:pb-[50%]'
  return (
    <section className={`relative grid overflow-clip ${height}`}>
      {drawing}
      <div className={`page-width relative pt-14 sm:pt-20 lg:grid lg:content-center lg:py-20 ${room}`}>
        <div className="max-w-lg">
          {numeral ? (
            <p className="font-display text-[clamp(6.5rem,20vw,15rem)] leading-[0.85] tracking-[-0.04em] text-madder lining-nums">
              {numeral}
            </p>
          ) : null}
          <h1 className={`text-h2 ${numeral ? 'mt-8' : ''}`}>{title}</h1>
          <p className="mt-5 max-w-md text-lead text-balance">{text}</p>
          <div className="mt-9 flex flex-wrap gap-4">{children}</div>
        </div>
      </div>
    </section>
  )
}
