import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticePage } from './notice-page.tsx'
import { failedTitle } from './page-head.ts'

/** A page that could not be made: the reason stays in the log, the visitor gets a way on. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const tryAgain = useCallback(() => {
    reset()
    void router.invalidate()
  }, [reset, router])
  // A lost connection that is back brings the page by itself.
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [tryAgain])
  return (
    <NoticePage
      title={failedTitle}
      text="Something went wrong on our side, or the connection was lost. Please try again in a moment."
    >
      <button type="button" className={buttonStyles.primary} onClick={tryAgain}>
        Try again
      </button>
      <Link to="/" className={buttonStyles.outline}>
        Return to Home
      </Link>
    </NoticePage>
  )
}
