import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { buttonStyles } from '#ui/button-styles.ts'
import { Logo } from '#ui/logo.tsx'
import { NoticePage } from './notice-page.tsx'
import { errorTitle } from '../page-head.ts'

/** The cause is logged and not shown. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const tryAgain = useCallback(() => {
    reset()
    void router.invalidate()
  }, [reset, router])
  // Retries automatically once the connection is back.
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [tryAgain])
  return (
    <NoticePage
      drawing={<Logo className="absolute right-0 bottom-0 w-[92%] text-madder opacity-25 lg:w-[42%]" />}
      title={errorTitle}
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
