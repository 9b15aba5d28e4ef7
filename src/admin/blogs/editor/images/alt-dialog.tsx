import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { pictureLimits } from '#contract/pictures.ts'
import { LimitedTextarea } from '#admin/kit/field/limited-input.tsx'
import styles from '../body-editor.module.css'
import type { AltQuestion } from './use-questions.ts'

interface AltDialogProps {
  question: AltQuestion
  /** Null to leave the text unchanged. */
  onAnswer: (alt: string | null) => void
}

export function AltDialog({ question, onAnswer }: AltDialogProps) {
  const [alt, setAlt] = useState(question.alt)
  const [problem, setProblem] = useState<string | null>(null)
  const save = () => {
    const text = alt.trim()
    if (text.length <= pictureLimits.alt) onAnswer(text)
    else setProblem(adminMessages.fields.tooLong(pictureLimits.alt, text.length))
  }
  return (
    <Modal opened onClose={() => onAnswer(null)} title="Describe the picture" centered returnFocus={false}>
      <Stack>
        <img src={question.preview} alt="" className={styles.preview} />
        <LimitedTextarea
          label="Alternative text"
          description="What the picture shows, for readers who cannot see it. Leave it empty if it only decorates."
          autosize
          minRows={2}
          maxRows={5}
          limit={pictureLimits.alt}
          error={problem}
          data-autofocus
          value={alt}
          onChange={(event) => {
            setAlt(event.currentTarget.value.replaceAll('\n', ' '))
            setProblem(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            save()
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(null)}>
            Skip
          </Button>
          <Button onClick={save}>Save description</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
