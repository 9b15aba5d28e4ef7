import { getRouteApi, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formSearch, listPartOf, type BlogSearch, type FormOf } from './blog-search.ts'
import { LazyBlogForm, LazyBlogList, loadForm } from './form/lazy-editor.ts'
import { Spinner } from './form/spinner.tsx'

const route = getRouteApi('/guarded/admin/blogs')

/**
 * The list of blogs or, depending on the URL, a form in its place (specification 2.16). `?action=new` shows neither until
 * the form opens, so that the list is not loaded for nothing.
 */
export function BlogsScreen() {
  const search = route.useSearch()
  const { openForm, closeForm, createdId, onCreated, lastEditedRef } = useFormInUrl(search)
  // A new blog that was saved keeps its form.
  const isCreated = search.edit !== undefined && search.edit === createdId
  const id = isCreated ? null : (search.edit ?? null)
  return (
    <Suspense fallback={<Spinner />}>
      {search.action === 'new' ? (
        <Spinner />
      ) : search.edit || search.new ? (
        <LazyBlogForm key={id ?? 'new'} id={id} onClose={closeForm} onCreated={onCreated} />
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

/** Opens and closes the form through the URL, so that back, forward and reload work. */
function useFormInUrl(search: BlogSearch) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const { state } = useLocation()
  const listIsBefore = useRef(false)
  const lastEditedRef = useRef<string | null>(null)
  const [createdId, setCreatedId] = useState<string | null>(null)
  useEffect(() => {
    if (search.edit) lastEditedRef.current = search.edit
    else setCreatedId(null)
  }, [search.edit])
  const openForm = (form: FormOf, { replace = false } = {}) => {
    listIsBefore.current = !replace
    setCreatedId(null)
    return navigate({ to: adminPaths.blogs, search: formSearch(search, form), replace })
  }
  /** Goes back in the history if the list is there; the form has already asked about unsaved changes. */
  const closeForm = () => {
    if (listIsBefore.current) {
      listIsBefore.current = false
      // The history beside the form may have added entries.
      history.go(-1 - (state.historyDepth ?? 0), { ignoreBlocker: true })
      return
    }
    void navigate({ to: adminPaths.blogs, search: listPartOf(search), replace: true, ignoreBlocker: true })
  }
  const onCreated = (id: string) => {
    setCreatedId(id)
    void navigate({
      to: adminPaths.blogs,
      search: formSearch(search, { edit: id }),
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    })
  }
  useEffect(() => {
    if (search.action === 'new') void openForm({ new: true }, { replace: true })
    // The action runs once, when it appears in the search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search.action])
  return { openForm, closeForm, createdId, onCreated, lastEditedRef }
}
