import { Button, Popover } from '@mantine/core'
import { useRef, useState, useEffect, type RefObject } from 'react'
import type { Comparables } from '#contract/admin/dashboard/checks.ts'
import { adminMessages } from '#contract/messages.ts'
import { fieldsMeant, type CheckedEntity, type CheckName, type Finding } from '#values/checks/check-names.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure } from '../../kit/feedback/toasts.ts'
import { isSame } from '../conflicts/merge.ts'
import { FindingList } from './finding-list.tsx'
import { useLocation } from '@tanstack/react-router'

const pressed = 'button:not([disabled]), [role="button"][tabindex="0"]'
const typed = 'input:not([type="hidden"], [type="file"], [disabled]), textarea, [contenteditable="true"]'

/** Focuses the field of a finding and shows it in the middle. @returns whether it is there. */
function jumpTo(form: HTMLElement | null, { field, within }: Pick<Finding, 'field' | 'within'>): boolean {
  const place = field === null ? null : fieldOf(form, field)
  const focused = place && focusableIn(place)
  if (!place || !focused) return false
  focused.focus({ preventScroll: true })
  const shown = within ? (place.querySelector(within) ?? focused) : focused
  shown.scrollIntoView({ block: 'center' })
  return true
}

/** An input that names its path, or the element around one that does not. */
function fieldOf(form: HTMLElement | null, field: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[data-path="${field}"], [data-field="${field}"]`) ?? null
}

function focusableIn(place: HTMLElement): HTMLElement | null {
  if (place.matches(`${typed}, ${pressed}`)) return place
  const inputs = [...place.querySelectorAll<HTMLInputElement>(typed)]
  // In a list: its first row if that is blank, otherwise the button that adds one.
  if (place.dataset.rows !== undefined && inputs.some(({ value }) => value !== '')) {
    return [...place.querySelectorAll<HTMLElement>(pressed)].at(-1) ?? null
  }
  return inputs[0] ?? place.querySelector<HTMLElement>(pressed)
}

interface FormChecksProps<Values> {
  entity: CheckedEntity
  /** Null for a new item, whose findings cannot be ignored yet. */
  id: string | null
  findings: Finding[]
  comparables: Pick<Comparables, 'dismissed'> | undefined
  values: Values
  /** The values that the form began with. */
  base: Values
}

/**
 * The findings of a form as a quiet list beside its save button; each entry links to its field. Findings never block
 * a save (docs/decisions/0075).
 */
export function FormChecks<Values extends object>(props: FormChecksProps<Values>) {
  const { entity, id, findings, comparables, values, base } = props
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { mutate: setMeant } = useMeant(entity, id)
  const isMeant = ({ check }: Finding) => {
    const fields = fieldsMeant(entity, check) as (keyof Values)[] | undefined
    return (
      (comparables?.dismissed.includes(check) ?? false) &&
      (fields ?? []).every((field) => isSame(values[field], base[field]))
    )
  }
  const open = findings.filter((finding) => !isMeant(finding))
  const meant = findings.filter(isMeant)
  const anchor = useRef<HTMLSpanElement>(null)
  const dirty = (Object.keys(values) as (keyof Values)[]).some((field) => !isSame(values[field], base[field]))
  // A new item without input lacks everything.
  const isBlank = id === null && !dirty
  useCheckInAddress(anchor, open, dirty)
  const say = ({ check }: Finding, isMeantSo: boolean) => {
    // The pressed button goes.
    button.current?.focus()
    setMeant({ check, meant: isMeantSo })
  }
  const jump = (finding: Finding) => {
    setOpened(false)
    jumpTo(anchor.current?.closest('form') ?? null, finding)
  }
  return (
    // Escape closes the list, not the dialog of the form around it.
    <span ref={anchor} data-mantine-stop-propagation={opened ? 'true' : undefined}>
      {findings.length === 0 || isBlank ? null : (
        <Popover
          opened={opened}
          onChange={setOpened}
          position="top-start"
          shadow="sm"
          width="min(26rem, calc(100vw - 2rem))"
          withinPortal={false}
        >
          <Popover.Target>
            <Button
              ref={button}
              variant="subtle"
              px="xs"
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setOpened(false)
              }}
            >
              {open.length === 0
                ? 'No suggestions'
                : `${open.length} ${open.length === 1 ? 'suggestion' : 'suggestions'}`}
            </Button>
          </Popover.Target>
          <Popover.Dropdown
            aria-label="Suggestions"
            p="sm"
            onKeyDownCapture={(event) => {
              if (event.key === 'Escape') button.current?.focus()
            }}
          >
            <FindingList
              open={open}
              meant={meant}
              canBeMeant={({ check }) => id !== null && fieldsMeant(entity, check) !== undefined}
              onJump={jump}
              onSay={say}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  )
}

/** Ignores a finding, or reverts that. */
function useMeant(entity: CheckedEntity, item_id: string | null) {
  return useWrite({
    write: async ({ check, meant }: { check: CheckName; meant: boolean }, { api }) => {
      if (!item_id) return null
      return api.checks[meant ? 'dismiss' : 'restore']({ entity, item_id, check })
    },
    onError: () => toastFailure(adminMessages.checks.failed),
  })
}

/**
 * A form that is opened from a list of what needs attention begins at the field of that check.
 * @param inside an element of the form.
 */
function useCheckInAddress(inside: RefObject<HTMLElement | null>, findings: Finding[], dirty: boolean): void {
  const wanted = (useLocation().search as { check?: string }).check
  const done = useRef(false)
  const finding = findings.find(({ check }) => check === wanted)
  useEffect(() => {
    if (!finding || dirty || done.current) return
    // After the dialog has taken the focus.
    const frame = requestAnimationFrame(() => {
      done.current = jumpTo(inside.current?.closest('form') ?? null, finding)
    })
    return () => cancelAnimationFrame(frame)
  })
}
