import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { adminApiFor, type AdminApi } from './admin-api.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { asAdmin } from './as-admin.ts'

/** One action of the admin. Retries share its key, so the server performs it only once. */
interface Action {
  /** For requests that are not made through `api`. */
  key: string
  /** The admin API with the key on every call; an action makes one call. */
  api: AdminApi
}

interface WriteOptions<Values, Result> {
  write: (values: Values, action: Action) => Promise<Result>
  /** Whether no screen shows what it writes. */
  isUnseen?: boolean
  onMutate?: (values: Values) => void
  /** @param change that the call left, for an undo; null where nothing was changed. */
  onSuccess?: (result: Result, values: Values, change: number | null) => unknown
  onError?: (error: Error, values: Values) => void
}

interface Variables<Values> extends Action {
  values: Values
  /** Filled by the response. */
  left: { change: number | null }
}

/** A mutation with a new idempotency key per call. If the session has expired, the admin is asked to sign in again. */
export function useWrite<Values, Result>(options: WriteOptions<Values, Result>) {
  const { write, isUnseen = false, onMutate, onSuccess, onError } = options
  const mutation = useMutation({
    meta: { isUnseen },
    mutationFn: ({ values, left: _left, ...action }: Variables<Values>) => asAdmin(() => write(values, action)),
    onMutate: ({ values }) => onMutate?.(values),
    onSuccess: (result, { values, left }) => onSuccess?.(result, values, left.change),
    onError: (error, { values }) => onError?.(error, values),
  })
  const { mutate, mutateAsync, isPending, data, error } = mutation
  return {
    mutate: useCallback((values: Values) => mutate(variablesOf(values)), [mutate]),
    mutateAsync: useCallback((values: Values) => mutateAsync(variablesOf(values)), [mutateAsync]),
    isPending,
    data,
    error,
  }
}

function variablesOf<Values>(values: Values): Variables<Values> {
  const key = newIdempotencyKey()
  const left: Variables<Values>['left'] = { change: null }
  return { values, left, key, api: adminApiFor(key, (change) => (left.change = change)) }
}
