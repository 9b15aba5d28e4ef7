import { useEffect, useState } from 'react'

/** Milliseconds for which the result of an action is shown. */
const messageTime = 5000

/** A message that disappears after a while. */
export function useMessage(): [message: string, show: (message: string) => void] {
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!message) return undefined
    const timer = setTimeout(() => setMessage(''), messageTime)
    return () => clearTimeout(timer)
  }, [message])
  return [message, setMessage]
}
