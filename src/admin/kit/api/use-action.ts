import { confirm } from '../feedback/confirm.tsx'
import { toastWithUndo } from '../feedback/toast-with-undo.tsx'
import { toastFailure } from '../feedback/toasts.ts'
import { callError, isDiskFull, type AdminApi } from './admin-api.ts'
import { useWrite } from './use-write.ts'

export interface Action<Result> {
  /** Asked before. */
  question?: Parameters<typeof confirm>[0]
  run: (api: AdminApi) => Promise<Result>
  /** Toasts; the server may say why it failed. */
  done: string | ((result: Result) => string)
  failed: string
  /** Whether no undo is offered, since it would leave half of it. */
  isFinal?: boolean
  onDone?: (result: Result) => unknown
}

/** For buttons of which one acts at a time: asks, writes, and reports how it went. */
export function useAction() {
  const { mutate, isPending } = useWrite({
    write: ({ run }: Action<unknown>, { api }) => run(api),
    onSuccess: (result, { done, isFinal = false, onDone }, change) => {
      toastWithUndo(typeof done === 'string' ? done : done(result), { change: isFinal ? null : change })
      return onDone?.(result)
    },
    onError: (error, { failed }) => {
      const failure = callError(error)
      // The text of a proxy or of an unexpected error says nothing.
      const isExplained = failure && (failure.status < 500 || failure.defined || isDiskFull(error))
      toastFailure(isExplained ? failure.message : failed)
    },
  })
  const act = async (action: Action<unknown>) => {
    if (!action.question || (await confirm(action.question))) mutate(action)
  }
  return { isPending, act: <Result>(action: Action<Result>) => void act(action as Action<unknown>) }
}
