import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { pictureLimits } from '#contract/pictures.ts'
import styles from '../body-editor.module.css'
import type { AltQuestion } from './use-pictures.ts'

interface AltDialogProps {
  question: AltQuestion
  /** Null to leave the text unchanged. */
  onAnswer: (alt: string | null) => void
}

/** Asks for the alternative text of an image. */
export function AltDialog({ question, onAnswer }: AltDialogProps) {
  const [alt, setAlt] = useState(question.alt)
  return (
    <Modal opened onClose={() => onAnswer(null)} title="Describe the picture" centered returnFocus={false}>
      <Stack>
        <img src={question.preview} alt="" className={styles.preview} />
        <Textarea
          label="Alternative text"
          description="What the picture shows, for readers who cannot see it. Leave it empty if it only decorates."
          autosize
          minRows={2}
          maxRows={5}
          maxLength={pictureLimits.alt}
          data-autofocus
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value.replaceAll('\n', ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onAnswer(alt.trim())
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(null)}>
            Skip
          </Button>
          <Button onClick={() => onAnswer(alt.trim())}>Save description</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
