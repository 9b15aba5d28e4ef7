import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { PalmDrawing } from '../brand/palm-drawing.tsx'
import { NoticePage } from './notice-page.tsx'

interface NotFoundPageProps {
  numeral?: string
  title: string
  text: string
  /** Where it leads back to. */
  link?: { to: '/' | '/blogs'; label: string }
}

const home = { to: '/', label: 'Go Home' } as const

export function NotFoundPage({ link = home, ...notice }: NotFoundPageProps) {
  return (
    <NoticePage
      {...notice}
      followed
      drawing={
        <PalmDrawing className="no-print absolute bottom-0 sm:right-[-22%] w-[90%] text-madder/55 max-sm:hidden lg:right-[-10%] lg:w-[72%] lg:max-w-[80rem]" />
      }
    >
      <Link to={link.to} className={buttonStyles.primary}>
        {link.label}
      </Link>
    </NoticePage>
  )
}
