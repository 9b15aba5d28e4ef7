import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { AdminImport } from '#contract/admin/exchange/imports.ts'
import { exchangedNames } from '#contract/admin/exchange/entities.ts'
import { countOf } from '#values/format/counts.ts'
import styles from './imports.module.css'
import { useImportActs } from './use-import-acts.ts'

/** Says what the columns of a file are whose names are not known. */
export function MapColumns({ file }: { file: AdminImport }) {
  const { unknown = [], missing = [], required = [] } = file.columns ?? {}
  const [mapping, setMapping] = useState(file.mapping)
  const { check } = useImportActs(file)
  const texts = [...new Set([...unknown, ...Object.keys(file.mapping)])]
  const isIncomplete = required.length > 0 && (file.rows.problem ?? 0) > 0
  if (texts.length === 0 && !isIncomplete) return null
  const taken = Object.values(mapping).filter(Boolean)
  const needed = required.filter((name) => !taken.includes(name))
  const isChanged = texts.some((text) => mapping[text] !== file.mapping[text])
  const optionsFor = (text: string) => {
    const own = mapping[text]
    const names = [...missing, ...Object.values(file.mapping), ...daysNamedBy(text)].filter(
      (name) => name !== '' && (name === own || !taken.includes(name)),
    )
    const options = [...new Set(names)].map((name) => ({ value: name, label: titled(name) }))
    return [{ value: '', label: 'Leave out' }, ...options]
  }
  return (
    <Stack gap="sm" maw="44rem">
      <Title order={3} size="h5">
        Columns
      </Title>
      {unknown.length > 0 ? (
        <Text>
          {countOf(unknown.length, 'column')} of the file {unknown.length === 1 ? 'is' : 'are'} not recognised. Choose
          what each contains.
        </Text>
      ) : null}
      {needed.length > 0 ? (
        <Text>
          A new {exchangedNames[file.entity][0]} also needs: <b>{needed.map(titled).join(', ')}</b>
        </Text>
      ) : null}
      {texts.length > 0 ? (
        <>
          <div className={styles.columns}>
            {texts.map((text) => (
              <NativeSelect
                key={text}
                label={text}
                data={optionsFor(text)}
                value={mapping[text] ?? ''}
                onChange={({ currentTarget }) => setMapping({ ...mapping, [text]: currentTarget.value })}
              />
            ))}
          </div>
          <Button
            w="fit-content"
            variant="default"
            disabled={!isChanged}
            loading={check.isPending}
            onClick={() => check.mutate({ mapping })}
          >
            Check with these columns
          </Button>
        </>
      ) : null}
    </Stack>
  )
}

/** `Day 2 (morning)` may be a text of the second day. */
function daysNamedBy(text: string): string[] {
  const [, day] = /day\D*([1-9]\d?)(?!\d)/i.exec(text) ?? []
  return day ? [`day_${day}_title`, `day_${day}_description`] : []
}

/** A column's name in words: 'Short description'. */
export function titled(column: string): string {
  const words = column.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
