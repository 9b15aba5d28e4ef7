import { expect, openBlog, save, test } from '../../support/stored/blogs.ts'
import { callerOf } from '../../support/admin-call.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'

interface Option {
  id: string
  title: string
  status: string
}

test('a story’s trips are chosen, moved and removed with the keyboard', async ({ page, blogs, request, baseURL }) => {
  const trips = await callerOf(request, baseURL!, '/trip-options')<Option[]>('GET', '?limit=100')
  const published = trips.filter(({ status }) => status === 'published')
  const [one, other] = [published[0]!, published.at(-1)!]
  const draft = trips.find(({ status }) => status === 'draft')!
  const id = await blogs.store({ title: `${blogs.mark} leads on`, body: '<p>Go there.</p>' })
  const form = await openBlog(page, id)
  const search = form.getByRole('combobox', { name: 'Add a trip' })
  const chosen = form.getByRole('list', { name: 'Chosen trips' }).getByRole('listitem')
  await expect(form.getByText('None chosen: the page shows trips that the text names.')).toBeVisible()
  await search.focus()
  for (const { title, status } of [one, draft, other]) {
    await page.keyboard.type(title)
    await expect(page.getByRole('option', { name: status === 'draft' ? `${title} (draft)` : title })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(chosen.filter({ hasText: title })).toBeVisible()
  }
  await expect(search).toBeDisabled()
  await expect(chosen).toHaveText([one.title, `${draft.title} Draft`, other.title])

  await form.getByRole('button', { name: `Move up ${other.title}` }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveText([other.title, one.title, `${draft.title} Draft`])
  await expect(form.getByRole('button', { name: `Move down ${other.title}` })).toBeFocused()
  await form.getByRole('button', { name: `Remove ${one.title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveText([other.title, `${draft.title} Draft`])
  await expect(search).toBeFocused()
  // Leaving the field closes its list.
  await form.getByLabel('Title').focus()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expectNoAxeFindings(page)
  await save(page)
  const stored = await callerOf(request, baseURL!, '/blogs')<{ trip_ids: string[] }>('GET', `/${id}`)
  expect(stored.trip_ids).toEqual([other.id, draft.id])
})
