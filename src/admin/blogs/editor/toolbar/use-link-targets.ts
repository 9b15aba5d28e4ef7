import type { ComponentType } from 'react'
import type { FoundItem, SearchedItem } from '#contract/admin/search.ts'
import { fixedPages } from '#values/pages/fixed-pages.ts'
import { View } from '#admin/kit/layout/admin-icons.tsx'
import { hasWords, iconOf, labelsOf } from '#admin/kit/search/found-items.ts'
import { useItemSearch } from '#admin/kit/search/search-query.ts'
import { isName } from '../schema/links.ts'

/** A page of the site that a text can lead to. */
export interface LinkTarget {
  path: string
  name: string
  /** 'Trip', 'Page'. */
  kind: string
  Icon: ComponentType
  /** Why readers find no page there yet; null where they find one. */
  warning: string | null
}

const entities: SearchedItem[] = ['trips', 'blogs', 'vendors', 'categories', 'regions']

/** Pages whose names have the typed words, while these are no address. */
export function useLinkTargets(typed: string) {
  const isNameTyped = isName(typed)
  const { found, isSearching, error } = useItemSearch(isNameTyped ? typed : '', entities)
  const items = error || !isNameTyped ? [] : (found?.items ?? [])
  const pages = isNameTyped ? pagesWith(typed) : []
  return {
    targets: [...pages, ...items.flatMap(targetOf)],
    isSearching: isNameTyped && isSearching,
    isNameTyped,
    similar: found?.similar ?? false,
    failed: isNameTyped && error !== null,
  }
}

function pagesWith(typed: string): LinkTarget[] {
  return fixedPages
    .filter(({ title, name }) => hasWords({ label: title, words: name }, typed))
    .map(({ path, title }) => ({ path, name: title, kind: 'Page', Icon: View, warning: null }))
}

function targetOf(item: FoundItem): LinkTarget[] {
  const { entity, name, path } = item
  if (path === null) return []
  return [{ path, name, kind: labelsOf(entity).one, Icon: iconOf(entity), warning: warningOf(item) }]
}

function warningOf({ entity, name, is_public }: FoundItem): string | null {
  if (is_public) return null
  if (entity === 'vendors') return `“${name}” has no page until a published trip shows this host.`
  if (entity === 'regions') return `No published trip leads to “${name}” yet.`
  return `“${name}” is a draft: readers find no page there until it is published.`
}
