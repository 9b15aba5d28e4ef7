import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toastFailure } from '../../shell/toasts.ts'
import { refusalBeforeUpload } from '../../shell/upload-picture.ts'
import { useUpload } from '../../shell/use-upload.ts'
import { paintProgress } from './picture-view.ts'
import { changePicture, chosenPicture, insertPlaces } from './pictures.ts'
import { readPastedHtml } from './pasted-html.ts'

const bucket = 'blog-images'

/** A picture whose alternative text is asked for. */
export interface AltQuestion {
  key: string
  /** Address of what to show: in storage, or of the chosen file. */
  preview: string
  alt: string
}

let lastKey = 0
const nextKey = () => `picture-${++lastKey}`

/**
 * Pictures of the text: each is given its place at once, travels after those before it, and its alternative text is
 * asked for meanwhile.
 * @param getEditor gives the editor once there is one.
 */
export function usePictures(getEditor: () => Editor | null) {
  const { upload, progress } = useUpload(bucket)
  const [waiting, setWaiting] = useState<string[]>([])
  const [questions, setQuestions] = useState<AltQuestion[]>([])
  const line = useRef(Promise.resolve())
  const forget = useCallback((key: string) => setQuestions((all) => all.filter((each) => each.key !== key)), [])

  const carry = useCallback(
    async (key: string, file: File) => {
      const picture = await upload(file)
      const editor = getEditor()
      if (editor) changePicture(editor, key, picture && { src: picture.url })
      if (!picture) forget(key)
      setWaiting((keys) => keys.filter((each) => each !== key))
    },
    [upload, getEditor, forget],
  )

  /** Sends a file to its place; one that brought no alternative text along is asked about. */
  const send = useCallback(
    (key: string, file: File, alt = '') => {
      setWaiting((keys) => [...keys, key])
      if (alt === '') setQuestions((all) => [...all, { key, preview: URL.createObjectURL(file), alt }])
      line.current = line.current.then(() => carry(key, file))
    },
    [carry],
  )

  useEffect(() => {
    const [first] = waiting
    const editor = getEditor()
    if (first && editor) paintProgress(editor.view.dom, first, progress ?? 0)
  }, [waiting, progress, getEditor])

  const actions = useMemo(
    () => ({
      /** Puts files into the text; what cannot be taken is said at once. */
      insert: (files: File[], at?: number) => {
        const editor = getEditor()
        const places = files.filter(mayTravel).map((file) => ({ key: nextKey(), file }))
        if (!editor || places.length === 0) return
        const keys = places.map(({ key }) => key)
        insertPlaces(editor, keys, at)
        for (const { key, file } of places) send(key, file)
      },
      /** Reads HTML before it is pasted: its own pictures are uploaded, those of other sites left out. */
      takeHtml: (html: string): string => {
        const pasted = readPastedHtml(html, nextKey)
        for (const { key, file, alt } of pasted.files) {
          if (mayTravel(file)) send(key, file, alt)
          // The place is in the text once the paste is done.
          else queueMicrotask(() => withEditor(getEditor, (editor) => changePicture(editor, key, null)))
        }
        if (pasted.foreign > 0) toastForeign(pasted.foreign)
        return pasted.html
      },
      /** Asks for the alternative text of the chosen picture. */
      askForChosen: () =>
        withEditor(getEditor, (editor) => {
          const picture = chosenPicture(editor, nextKey)
          if (picture?.src) setQuestions((all) => [...all, { ...picture, preview: picture.src! }])
        }),
      /** Takes the answer to a question; null leaves the text as it is. */
      answer: ({ key, preview }: AltQuestion, alt: string | null) => {
        withEditor(getEditor, (editor) => {
          if (alt !== null) changePicture(editor, key, { alt })
        })
        if (preview.startsWith('blob:')) URL.revokeObjectURL(preview)
        forget(key)
      },
    }),
    [getEditor, send, forget],
  )
  return { ...actions, uploading: waiting.length > 0, question: questions[0] ?? null }
}

function withEditor(getEditor: () => Editor | null, act: (editor: Editor) => void): void {
  const editor = getEditor()
  if (editor) act(editor)
}

function mayTravel(file: File): boolean {
  const refusal = refusalBeforeUpload(bucket, file)
  if (refusal) toastFailure(refusal.message, refusal.title)
  return refusal === null
}

function toastForeign(count: number): void {
  const [pictures, them] =
    count === 1 ? ['One picture of another site was', 'it'] : [`${count} pictures of other sites were`, 'them']
  const wayOut = `Save ${them} to your device and insert ${them} with the image button.`
  toastFailure(`${pictures} left out. ${wayOut}`, 'Pictures left out')
}
