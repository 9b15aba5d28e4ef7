import { lazy } from 'react'

/** The list with its table, and the form with its editor: each comes only when it is shown. */
const loadList = () => import('./blog-list.tsx')
export const loadForm = () => import('./blog-form-view.tsx')

export const LazyBlogList = lazy(async () => ({ default: (await loadList()).BlogList }))
export const LazyBlogForm = lazy(async () => ({ default: (await loadForm()).BlogFormView }))

// This module is read ahead while the pointer is over a link to the screen; the list follows at once.
if (!/[?&](?:edit|new|action)=/.test(location.search)) void loadList()
