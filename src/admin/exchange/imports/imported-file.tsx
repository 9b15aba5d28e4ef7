import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AdminImport, ImportOutcome } from '#contract/admin/exchange/imports.ts'
import { exchangedNames } from '#contract/admin/exchange/entities.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import { ImportRows } from './import-rows.tsx'
import type { ImportSearch } from './import-search.ts'
import { taskMessages, type AdminTask } from '#contract/admin/exchange/tasks.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure } from '../../kit/feedback/toasts.ts'
import { TaskBar } from '../tasks/task-bar.tsx'
import { shareOf } from '../tasks/tasks-query.ts'
import { MapColumns } from './map-columns.tsx'
import { useImportActs } from './use-import-acts.ts'

interface ImportedFileProps {
  file: AdminImport
  search: ImportSearch
  onShow: (search: ImportSearch) => void
}

/** The planned or final result of an uploaded file. */
export function ImportedFile({ file, search, onShow }: ImportedFileProps) {
  const isBusy = file.task !== null && file.task.finished_at === null
  const again = () => onShow({ entity: file.entity })
  return (
    <Stack gap="lg">
      <Title order={2} size="h4">
        {file.file_name}
      </Title>
      {isBusy ? <ImportTask task={file.task!} /> : <Result file={file} onAgain={again} />}
      {!isBusy && file.columns && file.state !== 'imported' ? (
        <MapColumns key={JSON.stringify(file.mapping)} file={file} />
      ) : null}
      {isBusy ? null : <NewRegions file={file} />}
      {!isBusy && file.state !== 'refused' ? <ImportRows file={file} search={search} onShow={onShow} /> : null}
    </Stack>
  )
}

interface ResultProps {
  file: AdminImport
  onAgain: () => void
}

function Result({ file, onAgain }: ResultProps) {
  const { run, check } = useImportActs(file)
  const { create, update, problem } = file.rows as Record<ImportOutcome, number>
  const [, many] = exchangedNames[file.entity]
  const good = file.state === 'checked' ? create + update : 0
  return (
    <Stack gap="md">
      <Alert {...look(file)} variant="outline" role="status">
        {describeState(file)}
      </Alert>
      <Group>
        {good > 0 ? (
          <Button loading={run.isPending} onClick={() => run.mutate(problem > 0)}>
            Import {problem > 0 ? `the ${formatCount(good)} good ${good === 1 ? 'row' : 'rows'}` : countOf(good, 'row')}
          </Button>
        ) : null}
        {file.state === 'refused' && file.columns && file.columns.known.length > 0 ? (
          <Button loading={check.isPending} onClick={() => check.mutate({})}>
            Check again
          </Button>
        ) : null}
        {file.state === 'imported' ? (
          <Button renderRoot={(props) => <Link to={adminPaths[file.entity]} {...props} />}>Show the {many}</Button>
        ) : null}
        {problem > 0 ? (
          <Button component="a" href={`/api/admin/imports/${file.id}/problems.csv`} download variant="default">
            Download {countOf(problem, 'row')} to correct
          </Button>
        ) : null}
        <Button variant="default" onClick={onAgain}>
          Choose another file
        </Button>
      </Group>
    </Stack>
  )
}

function look({ state, rows }: AdminImport) {
  if (state === 'imported') return { color: 'neem', title: 'Imported' }
  if (state === 'refused') return { color: 'madder', title: 'Not imported' }
  return rows.problem
    ? { color: 'madder', title: rows.create || rows.update ? 'Some rows have a problem' : 'Please correct the file' }
    : { color: 'indigo', title: 'Ready to import' }
}

function describeState({ state, rows, problem, task }: AdminImport): string {
  const { create, update, unchanged, problem: problems } = rows as Record<ImportOutcome, number>
  const left =
    problems > 0 ? `. ${countOf(problems, 'row')} with a problem ${problems === 1 ? 'was' : 'were'} left out.` : ''
  if (state === 'imported') return `${task?.message ?? 'All of it was written'}${left}`
  if (state === 'refused' || state === 'sending') return problem ?? task?.message ?? 'The file was not sent as a whole.'
  const figures = [
    `${formatCount(create)} new`,
    `${formatCount(update)} updated`,
    `${formatCount(unchanged)} unchanged`,
    problems > 0 ? `${formatCount(problems)} with a problem` : '',
  ]
  const sum = `${figures.filter(Boolean).join(', ')}.`
  if (problems > 0 && create + update > 0)
    return `${sum} Correct them and choose the file again, or import the good rows now and the others later.`
  if (problems > 0) return `${sum} Correct them and choose the file again.`
  if (problem) return `${sum} ${problem}`
  return create + update === 0 ? `${sum} There is nothing to import.` : sum
}

function NewRegions({ file: { new_regions, state } }: { file: AdminImport }) {
  if (new_regions.length === 0) return null
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      {state === 'imported' ? 'New regions: ' : 'Regions that are created: '}
      <b>{new_regions.join(', ')}</b>
    </Text>
  )
}

/** Progress of the work on a file. */
function ImportTask({ task }: { task: AdminTask }) {
  const reload = useReload()
  const cancel = useWrite({
    write: (task_id: string, { api }) => api.tasks.cancel({ task_id }),
    onSuccess: reload,
    onError: () => toastFailure(taskMessages.cancelFailed),
  })
  const share = shareOf(task)
  return (
    <Stack gap="0.75rem" maw="44rem">
      <Text>
        {task.title}… {share === null ? '' : `${share} %`}
      </Text>
      <TaskBar task={task} size="md" />
      <Group justify="space-between">
        <Text c="dimmed">You can leave this page: the task continues, and you see a message when it is done.</Text>
        <Button
          variant="default"
          loading={cancel.isPending}
          disabled={task.cancelling}
          onClick={() => cancel.mutate(task.id)}
        >
          {task.cancelling ? 'Cancelling…' : 'Cancel'}
        </Button>
      </Group>
    </Stack>
  )
}
