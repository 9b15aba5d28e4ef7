import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Picture } from '#contract/pictures.ts'
import { toastFailure } from '#admin/kit/feedback/toasts.ts'
import { checkFile } from '#admin/kit/image/fit-picture.ts'
import { useUpload } from '#admin/kit/image/use-upload.ts'
import { paintProgress } from './picture-view.ts'
import { changePicture, insertPlaceholders, selectedPicture } from './pictures.ts'
import { useQuestions, type AltQuestion } from './use-questions.ts'
import { readPastedHtml } from '../paste/pasted-html.ts'

export const bucket = 'blog-images'

/** How images are inserted. */
interface Placing {
  /** By default behind the selection. */
  at?: number | undefined
  later?: boolean | undefined
}

let lastKey = 0
const nextKey = () => `picture-${++lastKey}`

/**
 * Images in the text: inserts placeholders at once and uploads files one by one, while the form asks for alternative
 * texts.
 * @param getEditor returns null before the editor exists.
 */
export function usePictures(getEditor: () => Editor | null) {
  const { upload, progress, shrinking } = useUpload(bucket)
  const [waiting, setWaiting] = useState<string[]>([])
  const { question, pasted, ask, askNow, remove: removeQuestion } = useQuestions()
  const queue = useRef(Promise.resolve())

  const uploadTo = useCallback(
    async (key: string, file: File) => {
      const picture = await upload(file)
      const editor = getEditor()
      if (editor) changePicture(editor, key, picture && { src: picture.url })
      if (!picture) removeQuestion(key)
      setWaiting((keys) => keys.filter((each) => each !== key))
    },
    [upload, getEditor, removeQuestion],
  )

  /** Queues an upload; asks for the alternative text unless one is given. */
  const send = useCallback(
    (key: string, file: File, alt = '', later = false) => {
      setWaiting((keys) => [...keys, key])
      if (alt === '') ask({ key, preview: URL.createObjectURL(file), alt, later })
      queue.current = queue.current.then(() => uploadTo(key, file))
    },
    [uploadTo, ask],
  )

  useEffect(() => {
    const [first] = waiting
    const editor = getEditor()
    if (first && editor) paintProgress(editor.view.dom, first, progress ?? 0)
  }, [waiting, progress, getEditor])

  const actions = useMemo(
    () => ({
      /** Inserts files; those that are rejected are reported at once. */
      insert: (files: File[], { at, later }: Placing = {}) =>
        withEditor(getEditor, (editor) => {
          const placeholders = files.filter(isPicture).map((file) => ({ key: nextKey(), file }))
          if (placeholders.length === 0) return
          const keys = placeholders.map(({ key }) => ({ key }))
          insertPlaceholders(editor, keys, at)
          for (const { key, file } of placeholders) send(key, file, '', later)
        }),
      /** Inserts a stored image; asks for its alternative text if it has none. */
      insertStored: ({ url, alt }: Picture) =>
        withEditor(getEditor, (editor) => {
          const key = nextKey()
          insertPlaceholders(editor, [{ key, src: url, alt }])
          if (alt === '') ask({ key, preview: url, alt })
        }),
      /** Transforms HTML before it is pasted: embedded images are uploaded, images of other sites are removed. */
      transformHtml: (html: string): string => {
        const pasted = readPastedHtml(html, nextKey)
        for (const { key, file, alt } of pasted.files) {
          if (isPicture(file)) send(key, file, alt, true)
          // The placeholder exists only after the paste.
          else queueMicrotask(() => withEditor(getEditor, (editor) => changePicture(editor, key, null)))
        }
        if (pasted.foreign > 0) toastForeign(pasted.foreign)
        if (pasted.embedded > 0) toastEmbedded(pasted.embedded)
        return pasted.html
      },
      editSelectedAlt: () =>
        withEditor(getEditor, (editor) => {
          const picture = selectedPicture(editor, nextKey)
          if (picture?.src) ask({ ...picture, preview: picture.src! })
        }),
      /** Asks for the alternative texts of pasted images that are still there. */
      describePasted: () => withEditor(getEditor, ({ state }) => askNow(state.doc)),
      /** Null leaves the alternative text unchanged. */
      answer: ({ key, preview }: AltQuestion, alt: string | null) => {
        withEditor(getEditor, (editor) => {
          if (alt !== null) changePicture(editor, key, { alt })
        })
        if (preview.startsWith('blob:')) URL.revokeObjectURL(preview)
        removeQuestion(key)
      },
    }),
    [getEditor, send, ask, askNow, removeQuestion],
  )
  return { ...actions, uploading: waiting.length > 0, shrinking, question, pasted }
}

function withEditor(getEditor: () => Editor | null, act: (editor: Editor) => void): void {
  const editor = getEditor()
  if (editor) act(editor)
}

function isPicture(file: File): boolean {
  const refusal = checkFile(bucket, file)
  if (refusal) toastFailure(refusal.message, refusal.title)
  return refusal === null
}

function toastForeign(count: number): void {
  const [pictures, them] =
    count === 1 ? ['One picture of another site was', 'it'] : [`${count} pictures of other sites were`, 'them']
  const advice = `Save ${them} to your device and insert ${them} with the image button.`
  toastFailure(`${pictures} left out. ${advice}`, 'Pictures left out')
}

function toastEmbedded(count: number): void {
  const [were, them] =
    count === 1 ? ['One embedded page or player was', 'it'] : [`${count} embedded pages or players were`, 'them']
  toastFailure(`${were} left out. Link to ${them} instead.`, 'Embedded content left out')
}
