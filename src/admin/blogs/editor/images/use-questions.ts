import type { Node } from '@tiptap/pm/model'
import { useMemo, useState } from 'react'
import { hasPicture } from './pictures.ts'

/** An image that needs an alternative text. */
export interface AltQuestion {
  key: string
  /** URL of the stored or selected image. */
  preview: string
  alt: string
  /** Pasted images do not interrupt typing: the admin answers for all of them at once, on request. */
  later?: boolean
}

/** Asks for alternative texts one by one; for pasted images only on request. */
export function useQuestions() {
  const [questions, setQuestions] = useState<AltQuestion[]>([])
  const actions = useMemo(
    () => ({
      ask: (question: AltQuestion) => setQuestions((all) => [...all, question]),
      remove: (key: string) => setQuestions((all) => all.filter((each) => each.key !== key)),
      /** Asks about the pasted images that are still in the document. */
      askNow: (doc: Node) =>
        setQuestions((all) => all.flatMap(({ later, ...each }) => (!later || hasPicture(doc, each.key) ? [each] : []))),
    }),
    [],
  )
  return {
    ...actions,
    question: questions.find(({ later }) => !later) ?? null,
    /** Keys of pasted images. */
    pasted: questions.filter(({ later }) => later).map(({ key }) => key),
  }
}
