import type { FormEvent } from 'react'

/** @returns the handler of a form's submission; without it the browser would load the page again. */
export function onSubmit(run: () => unknown) {
  return (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
}
