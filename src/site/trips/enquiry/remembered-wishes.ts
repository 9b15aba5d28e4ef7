import { monthName } from '#values/trips/months.ts'

const storageKey = 'wishes'

interface Wishes {
  month?: number | undefined
  people?: number | undefined
}

/** Keeps what a list was asked for while the tab is open, so that an enquiry begins with it. */
export function rememberWishes({ month, people }: Wishes): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ month: month && monthName(month), people }))
  } catch {}
}

/** Writes remembered wishes into the blank fields of an enquiry's form. */
export function fillWishes(form: HTMLFormElement): void {
  try {
    const wishes = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>
    for (const name of ['month', 'people']) {
      const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
      if (wishes[name] && field.value === '') field.value = String(wishes[name])
    }
  } catch {}
}
