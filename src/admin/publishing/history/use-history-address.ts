import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { textOf, type ListSearch } from '../../kit/list/list-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Entries since the one without the history of the form. */
    historyDepth?: number | undefined
  }
}

/** Values of the search parameter: while all changes are shown, and before the id of one. */
const [all, one] = ['all', 'change-']

/**
 * The history beside a form in the address: `?history=all`, `?history=change-1234`. It can be linked, and Back closes it.
 * @param edit for screens with several forms: names this one in the address.
 */
export function useHistoryAddress(edit?: string) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const location = useLocation()
  const search = location.search as ListSearch
  const depth = location.state.historyDepth ?? 0
  const shown = edit === undefined || search.edit === edit ? textOf(search.history) : undefined
  const show = (value: string, replace = false) =>
    void navigate({
      to: '.',
      search: (current: ListSearch) => ({ ...current, ...(edit === undefined ? {} : { edit }), history: value }),
      state: (current) => ({ ...current, historyDepth: replace ? depth : depth + 1 }),
      replace,
      ignoreBlocker: true,
      resetScroll: false,
    })
  return {
    isOpen: shown !== undefined,
    /** Id of the change whose version is compared; null while all changes are shown. */
    changeId: changeIn(shown),
    open: () => show(all),
    compare: (id: number) => show(one + id),
    /** Goes back from a comparison to all changes. */
    back: () => (depth > 1 ? history.back({ ignoreBlocker: true }) : show(all, true)),
    close: () => {
      if (depth > 0) return history.go(-depth, { ignoreBlocker: true })
      void navigate({
        to: '.',
        search: ({ history: _history, ...current }: ListSearch) => ({
          ...current,
          ...(edit === undefined ? {} : { edit: undefined }),
        }),
        state: true,
        replace: true,
        ignoreBlocker: true,
        resetScroll: false,
      })
    },
  }
}

function changeIn(value = ''): number | null {
  const id = value.startsWith(one) ? value.slice(one.length) : ''
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}
