import type { ReactNode } from 'react'
import { PalmDrawing } from './palm-drawing.tsx'

interface NoticePageProps {
  /** Large text above the title, such as a status code; it then becomes the `h1` and the title the `h2`. */
  numeral?: string
  title: string
  text: ReactNode
  children?: ReactNode
}

/** A page with a single message: not found, failed, empty. */
export function NoticePage({ numeral, title, text, children }: NoticePageProps) {
  const Title = numeral ? 'h2' : 'h1'
  return (
    <section className="relative grid min-h-[calc(100svh-4.5rem)] overflow-clip">
      <PalmDrawing className="no-print absolute -right-[30%] bottom-0 w-[160%] text-madder/55 sm:-right-[12%] sm:w-[90%] lg:right-[-10%] lg:w-[72%] lg:max-w-[80rem]" />
      <div className="page-width relative pt-14 pb-[75%] sm:pt-20 sm:pb-[50%] lg:grid lg:content-center lg:py-20">
        <div className="max-w-lg">
          {numeral ? (
            <h1 className="text-[clamp(6.5rem,20vw,15rem)] leading-[0.85] tracking-[-0.04em] text-madder lining-nums">
              {numeral}
            </h1>
          ) : null}
          <Title className={`text-h2 ${numeral ? 'mt-8' : ''}`}>{title}</Title>
          <p className="mt-5 max-w-md text-lead text-balance">{text}</p>
          <div className="mt-9 flex flex-wrap gap-4">{children}</div>
        </div>
      </div>
    </section>
  )
}
