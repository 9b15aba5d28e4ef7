import { lazy } from 'react'

/** The list with its table and the form with its editor are separate chunks. */
const loadList = () => import('../list/blog-list.tsx')
export const loadForm = () => import('./blog-form-view.tsx')

export const LazyBlogList = lazy(async () => ({ default: (await loadList()).BlogList }))
export const LazyBlogForm = lazy(async () => ({ default: (await loadForm()).BlogFormView }))

// This module is preloaded on hover over a link to the screen; start loading the list right away.
if (!/[?&](?:edit|new|action)=/.test(location.search)) void loadList()
