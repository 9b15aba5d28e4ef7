import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { useState, type ClipboardEvent } from 'react'
import { toastWithFormUndo } from '../../kit/feedback/toast-with-undo.tsx'
import { useIsNarrow } from '../../kit/hooks/use-is-narrow.ts'
import { Duplicate } from '../../kit/layout/admin-icons.tsx'
import type { TripValues } from '../trip-values.ts'
import { PastePreview } from './paste-preview.tsx'
import { pastedText } from './pasted-text.ts'

interface PasteTripProps {
  values: TripValues
  onFill: (values: TripValues) => void
}

/** Fills the form of a new trip from an itinerary of Word, WhatsApp or a mail. */
export function PasteTrip({ values, onFill }: PasteTripProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const isNarrow = useIsNarrow()
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedText(event.clipboardData)
    if (pasted === event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    setText(text + pasted)
  }
  const fill = (filled: TripValues) => {
    setOpen(false)
    onFill(filled)
    toastWithFormUndo('Form filled from the pasted text; not saved yet', () => onFill(values))
  }
  return (
    <>
      <Group gap="xs">
        <Button variant="default" leftSection={<Duplicate />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Paste a trip
        </Button>
        <Text c="dimmed">An itinerary from Word, WhatsApp or a mail fills the form.</Text>
      </Group>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Paste a trip"
        size="44rem"
        fullScreen={isNarrow}
        closeOnClickOutside={text === ''}
      >
        <Textarea
          data-autofocus
          label="Itinerary"
          description="All of it, with days, lists and price. You see what is understood before it fills the form."
          autosize
          minRows={5}
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={onPaste}
        />
        {text.trim() === '' ? null : <PastePreview text={text} values={values} onFill={fill} />}
      </Modal>
    </>
  )
}
