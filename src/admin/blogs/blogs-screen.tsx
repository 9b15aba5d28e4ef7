import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { adminPaths } from '#values/admin-paths.ts'
import { formSearch, listPartOf, type BlogSearch, type FormOf } from './blog-search.ts'
import { LazyBlogForm, LazyBlogList, loadForm } from './lazy-editor.ts'
import { Spinner } from './spinner.tsx'

const route = getRouteApi('/guarded/admin/blogs')

/**
 * Blogs: the list, or in its place the form of one (specification 2.16); the address says which.
 * One that asks for a new blog shows no list meanwhile: it would be loaded for nothing.
 */
export function BlogsScreen() {
  const search = route.useSearch()
  const { openForm, closeForm, lastEditedRef } = useFormAddress(search)
  return (
    <Suspense fallback={<Spinner />}>
      {search.action === 'new' ? (
        <Spinner />
      ) : search.edit || search.new ? (
        <LazyBlogForm key={search.edit ?? 'new'} id={search.edit ?? null} onClose={closeForm} />
      ) : (
        <LazyBlogList
          search={search}
          onOpen={openForm}
          onIntent={() => void loadForm()}
          lastEditedRef={lastEditedRef}
        />
      )}
    </Suspense>
  )
}

/** Opens and closes the form through the address, so that back, forward and reload work. */
function useFormAddress(search: BlogSearch) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const openedHere = useRef(false)
  const lastEditedRef = useRef<string | null>(null)
  useEffect(() => {
    if (search.edit) lastEditedRef.current = search.edit
  }, [search.edit])
  const openForm = (form: FormOf, { replace = false } = {}) => {
    openedHere.current = !replace
    return navigate({ to: adminPaths.blogs, search: formSearch(search, form), replace })
  }
  /** Back to where the list was; whoever has asked about unsaved work already is not asked again. */
  const closeForm = () => {
    if (openedHere.current) {
      openedHere.current = false
      history.back({ ignoreBlocker: true })
      return
    }
    void navigate({ to: adminPaths.blogs, search: listPartOf(search), replace: true, ignoreBlocker: true })
  }
  useEffect(() => {
    if (search.action === 'new') void openForm({ new: true }, { replace: true })
    // The request of the address (`?action=new`) is answered once, when it stands there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search.action])
  return { openForm, closeForm, lastEditedRef }
}
