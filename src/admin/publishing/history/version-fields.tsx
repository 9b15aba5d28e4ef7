import { Box, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useId, useRef } from 'react'
import type { Version, VersionedEntity, Versions } from '#contract/admin/changes/history.ts'
import { countOf } from '#values/format/counts.ts'
import { FieldDifference } from './difference/field-difference.tsx'
import type { HistoryForm, TakeOver } from './history-form.ts'
import { knownInForm, knownOf, type HistoryField, type HistoryKind, type Known } from './history-kind.ts'
import styles from './version-comparison.module.css'

interface VersionFieldsProps<Values> {
  version: Version
  /** Which version it is: 'of 21 Nov, 09:41'. */
  which: string
  /** One side of it. */
  data: Versions[VersionedEntity]
  form: HistoryForm<Values>
  kind: HistoryKind<Values>
  onTake: TakeOver<Values>
  onTaken: (() => void) | undefined
}

/** The fields in which a version and the form differ, each with a button that takes it over. */
export function VersionFields<Values>({
  version,
  which,
  data,
  form,
  kind,
  onTake,
  onTaken,
}: VersionFieldsProps<Values>) {
  const known = knownOf(
    version.names,
    version.pictures.map(({ url }) => url),
  )
  const inForm = knownInForm(form.names, known)
  const values = kind.valuesOf(data, known)
  const differing = kind.fields.filter(
    (field) => JSON.stringify(field.shown(values, known)) !== JSON.stringify(field.shown(form.values, inForm)),
  )
  const takeable = differing.filter((field) => !field.onlyByItself && canTake(field, values, known))
  const take = (fields: HistoryField<Values>[]) => {
    const put = (from: Values, by: Known) => (into: Values) =>
      fields.reduce((now, field) => field.take!(now, from, by), into)
    onTake(put(values, known), (now, before) => put(before, inForm)(now), which)
    // The button that was pressed goes with its field.
    rest.current?.focus({ preventScroll: true })
  }
  const rest = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={rest} tabIndex={-1} role="group" aria-label="Differences" className={styles.focused}>
        {differing.length === 0 ? (
          <Text>No differences: the form has this version.</Text>
        ) : (
          <>
            <Text size="xs" c="dimmed" mb="md">
              <del>Struck out</del>: in that version only. <ins>Underlined</ins>: in the form only.
            </Text>
            <Stack mb="md">
              {differing.map((field) => (
                <Field
                  key={field.label}
                  field={field}
                  version={values}
                  form={form.values}
                  known={known}
                  inForm={inForm}
                  onUse={() => take([field])}
                />
              ))}
            </Stack>
          </>
        )}
      </div>
      {takeable.length > 0 ? (
        <div className={styles.foot}>
          <Text c="dimmed">{footText(differing.length, takeable.length)}</Text>
          <Button
            onClick={() => {
              take(takeable)
              onTaken?.()
            }}
          >
            Use all
          </Button>
        </div>
      ) : null}
    </>
  )
}

function footText(differing: number, takeable: number): string {
  const all = `${countOf(differing, 'field')} ${differing === 1 ? 'differs' : 'differ'}`
  return differing === takeable ? all : `${all}. “Use all” takes ${takeable} of them.`
}

function canTake<Values>(field: HistoryField<Values>, version: Values, known: Known): boolean {
  return field.take !== null && !field.obstacle?.(version, known)?.blocks
}

interface FieldProps<Values> {
  field: HistoryField<Values>
  version: Values
  form: Values
  known: Known
  inForm: Known
  onUse: () => void
}

function Field<Values>({ field, version, form, known, inForm, onUse }: FieldProps<Values>) {
  const id = useId()
  const obstacle = field.obstacle?.(version, known)
  return (
    <Box role="group" p="0.75rem 0.875rem 0.875rem" bd="1px solid var(--color-line)" bdrs={4} aria-labelledby={id}>
      <Group gap="0.75rem" justify="space-between" wrap="nowrap" mb={6}>
        <Text component="h4" id={id} fw={600}>
          {field.label}
        </Text>
        {canTake(field, version, known) ? (
          <Button variant="default" size="xs" onClick={onUse}>
            Use this<VisuallyHidden>: {field.label}</VisuallyHidden>
          </Button>
        ) : null}
      </Group>
      <FieldDifference before={field.shown(version, known)} after={field.shown(form, inForm)} isGone={known.isGone} />
      {obstacle ? (
        <Text c="dimmed" mt="xs">
          {obstacle.text}.
        </Text>
      ) : null}
    </Box>
  )
}
