import type { ComponentType } from 'react'
import type { FoundItem } from '#contract/admin/search.ts'
import { ArrowRight, Check, Clock } from '#ui/icons.tsx'
import { declaredSections, fieldsOf, privateSections, settingsSections } from '#contract/settings/sections.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { modKey } from '../kit/hooks/mod-key.ts'
import * as icons from '../kit/layout/admin-icons.tsx'
import { adminLinks } from '../kit/layout/admin-links.ts'
import { statusLabels } from '../kit/list/status-badge.tsx'
import { detailOf, formAddress, hasWords, iconOf, labelsOf } from '../kit/search/found-items.ts'
import type { FormAction, FormActionName } from '../kit/form/form-actions.ts'

/** A line of the palette: it leads somewhere, or does something. */
export interface Entry {
  key: string
  label: string
  Icon?: ComponentType | undefined
  detail?: string | null | undefined
  /** Text at the end of the line. */
  end?: string | undefined
  keys?: string | undefined
  /** An address; pages outside of the back office open in a tab of their own. */
  href?: string | undefined
  run?: (() => void) | undefined
  /** Words by which it is found beside those of its label. */
  words?: string
}

export interface EntryGroup {
  label: string
  entries: Entry[]
}

function creation(key: string, label: string, path: string, words: string): Entry {
  return { key, label, href: `${path}?action=new`, Icon: icons.Plus, words }
}

/** Actions available everywhere, in the order of the sidebar. */
const actions: Entry[] = [
  creation('new-trip', 'New trip', adminPaths.trips, 'add create'),
  creation('new-vendor', 'New vendor', adminPaths.vendors, 'add host'),
  creation('new-blog', 'New blog', adminPaths.blogs, 'add write story'),
  creation('new-testimonial', 'New testimonial', adminPaths.testimonials, 'add quote'),
  creation('new-proposal', 'New proposal', adminPaths.proposals, 'make offer quote itinerary'),
  creation('new-region', 'New region', adminPaths.regions, 'add place'),
  {
    ...creation('upload', 'Upload pictures', adminPaths.pictures, 'add new photos images'),
    Icon: icons.Upload,
  },
  {
    key: 'swap-hero',
    label: 'Swap hero picture',
    href: adminPaths.heroImages,
    Icon: icons.HeroImages,
    words: 'change image home page headline',
  },
  {
    key: 'empty-trash',
    label: 'Empty trash',
    href: adminPaths.trash,
    Icon: icons.Trash,
    words: 'delete restore deleted bin',
  },
  { key: 'view-site', label: 'View site', href: '/', Icon: icons.View, words: 'home page public website open' },
]

/** Words by which screens are found beside their names. */
const otherNames: Partial<Record<string, string>> = {
  [adminPaths.dashboard]: 'home start',
  [adminPaths.trips]: 'journeys tours',
  [adminPaths.vendors]: 'hosts partners',
  [adminPaths.blogs]: 'stories articles posts',
  [adminPaths.testimonials]: 'quotes reviews',
  [adminPaths.enquiries]: 'inbox messages mail',
  [adminPaths.proposals]: 'offers quotes itineraries templates',
  [adminPaths.pictures]: 'library photos images media',
  [adminPaths.asOf]: 'schedule planned calendar',
  [adminPaths.trash]: 'deleted bin restore',
  [adminPaths.activity]: 'history changes log undo',
  [adminPaths.account]: 'password sessions two-factor email',
}

const screens: Entry[] = adminLinks.map(({ to, label, Icon }) => ({
  key: `screen ${to}`,
  label,
  Icon,
  href: to,
  words: otherNames[to] ?? '',
}))

/** Shown only once something is typed; sections are also found by the names of their fields. */
const sections: Entry[] = [
  ...settingsSections.map((section) => {
    const { title, about } = declaredSections[section]
    const labels = Object.values(fieldsOf(section)).map(({ label }) => label)
    // People write 'homepage' and 'home page'.
    const glued = title.replaceAll(' ', '')
    return sectionEntry(section, title, about, [about, glued, ...labels].join(' '))
  }),
  ...privateSections.map(({ section, title, about, words }) => sectionEntry(section, title, about, words)),
]

function sectionEntry(section: string, title: string, about: string, words: string): Entry {
  return {
    key: `settings ${section}`,
    label: title,
    Icon: icons.Settings,
    detail: about,
    end: 'Settings',
    href: `${adminPaths.settings}?section=${section}`,
    words: `settings ${words}`,
  }
}

/** Shown while nothing is typed. */
const offeredActions = ['new-trip', 'new-blog', 'upload', 'swap-hero', 'view-site']

/** @param isAmongEqual under the heading of its content type. */
function entryOf(item: FoundItem, isAmongEqual: boolean): Entry {
  const { entity, id, name, status } = item
  const facts = [status === 'draft' ? statusLabels.draft : '', isAmongEqual ? '' : labelsOf(entity).one]
  return {
    key: `${entity} ${id}`,
    label: name,
    Icon: iconOf(entity),
    detail: detailOf(item),
    end: facts.filter(Boolean).join(' · '),
    href: formAddress(item),
  }
}

const formIcons: Record<FormActionName, ComponentType> = {
  Save: Check,
  'Save draft': icons.Edit,
  Preview: icons.View,
  'Close the preview': icons.View,
  'Share preview': icons.Share,
  'View on site': ArrowRight,
  Schedule: Clock,
  Duplicate: icons.Duplicate,
  History: icons.Activity,
}

export function formEntries(offered: FormAction[]): Entry[] {
  return offered.map(({ name, href, run }) => ({
    key: `form ${name}`,
    label: name,
    Icon: formIcons[name],
    keys: name === 'Save' ? `${modKey}S` : undefined,
    href,
    run,
  }))
}

/** Every screen and action, and signing out, which is the only one without an address. */
export function fixedEntries(signOut: () => void): { actions: Entry[]; screens: Entry[] } {
  const leave: Entry = {
    key: 'sign-out',
    label: 'Sign out',
    Icon: icons.Logout,
    run: signOut,
    words: 'log out leave',
  }
  return { actions: [...actions, leave], screens }
}

/** Entries for an empty search, latest items first. */
export function entriesAtFirst(form: Entry[], recent: FoundItem[], signOut: () => void): EntryGroup[] {
  const all = fixedEntries(signOut)
  return withEntries([
    { label: 'This form', entries: form },
    { label: 'Recently opened', entries: recent.map((item) => entryOf(item, false)) },
    { label: 'Actions', entries: all.actions.filter(({ key }) => offeredActions.includes(key)) },
    { label: 'Screens', entries: all.screens },
  ])
}

/** Maximum number of actions and screens among the results. */
const fixedAtMost = 5

/** Results of a search: first the few actions and screens, then items by content type, the best match first. */
export function entriesFound(typed: string, form: Entry[], items: FoundItem[], signOut: () => void): EntryGroup[] {
  const all = fixedEntries(signOut)
  const named = [...form, ...all.actions, ...all.screens, ...sections].filter((entry) => hasWords(entry, typed))
  const entities = [...new Set(items.map(({ entity }) => entity))]
  return withEntries([
    { label: 'Actions and screens', entries: named.slice(0, fixedAtMost) },
    ...entities.map((entity) => ({
      label: labelsOf(entity).many,
      entries: items.filter((item) => item.entity === entity).map((item) => entryOf(item, true)),
    })),
  ])
}

function withEntries(groups: EntryGroup[]): EntryGroup[] {
  return groups.filter(({ entries }) => entries.length > 0)
}
