import { changeResponse, failCall, holdCall } from '#tests/browser/support/calls.ts'
import { expectNoAxeFindings } from '#tests/browser/support/fixtures.ts'
import { expect, test } from '#tests/browser/support/stored/blogs.ts'

test('the list: card with its count, columns, slug, tags, actions', async ({ page, blogs }) => {
  const title = `${blogs.mark} Tea trains`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await blogs.store({
    title,
    status: 'published',
    body: `<p>${'Long text. '.repeat(80)}</p>`,
    tags: ['One', 'Two', 'Three', 'Four', 'Five'],
  })
  await page.goto('/admin/blogs')
  await expect(page.getByRole('heading', { name: 'Blogs Management', level: 1 })).toBeVisible()
  await expect(page.getByText('Manage your blog posts and content')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^All Blogs \(\d+\)$/ })).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['', 'Title', 'Status', 'Tags', 'Created', 'Actions'])
  const row = table.getByRole('row').filter({ hasText: title })
  const created = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(new Date())
  for (const text of [`/${slug}`, 'Published', 'One', 'Two', 'Three', '+2', created]) {
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(row.getByText('Four')).toHaveCount(0)
  await expect(row.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
  await expectNoAxeFindings(page)

  await row.getByText('Published').click()
  await expect(page.getByRole('heading', { name: 'Edit Blog' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to Blogs' }).click()
  await expect(page.getByRole('link', { name: title })).toBeFocused()

  await test.step('on a phone the rows are stacked and nothing overflows', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('searchbox').fill(blogs.mark)
    await expect(page.getByRole('list', { name: 'Blogs' }).getByRole('listitem')).toHaveCount(1)
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: title }).click()
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
    await toolbar.getByRole('button', { name: 'Clear formatting' }).click()
    await expect(toolbar).toBeInViewport()
    await expectNoAxeFindings(page)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over).toBe(0)
  })
})

test('search, status, order and page are in the URL', async ({ page, blogs }) => {
  const numbers = Array.from({ length: 26 }, (_, index) => 10 + index)
  const store = (number: number) =>
    blogs.store({ title: `${blogs.mark} ${number}`, body: '<p>x</p>', status: number < 12 ? 'published' : 'draft' })
  await Promise.all(numbers.map(store))
  await page.goto('/admin/blogs')
  await page.getByRole('searchbox', { name: 'Search by title, slug or tag' }).fill(blogs.mark.toLowerCase())
  await expect(page.getByRole('heading', { name: 'Blogs (26)' })).toBeVisible()
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
  const titles = page.getByRole('row').getByRole('link')
  await expect(titles.first()).toHaveText(`${blogs.mark} 10`)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(titles).toHaveText([`${blogs.mark} 35`])
  await page.reload()
  await expect(titles).toHaveText([`${blogs.mark} 35`])

  await titles.click()
  await expect(page.getByRole('heading', { name: 'Edit Blog' })).toBeVisible()
  expect(page.url()).toContain('page=2')
  await page.goBack()
  await expect(titles).toHaveText([`${blogs.mark} 35`])

  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Published' }).click()
  await expect(titles).toHaveText([`${blogs.mark} 10`, `${blogs.mark} 11`])
  expect(new URL(page.url()).searchParams.get('status')).toBe('published')
  await page.getByRole('searchbox').fill(`${blogs.mark} nothing`)
  await expect(page.getByText('No blogs found matching your filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/blogs\?(?!.*(?:search|status))/)
})

test('a spinner while loading, a failure with a retry, and an empty list', async ({ page, blogs, allow }) => {
  allow.statuses.push(500)
  // Only this test's blog: images of parallel tests may be deleted while they are shown.
  await blogs.store({ title: `${blogs.mark} Stays` })
  const release = await holdCall(page, 'admin/blogs/list')
  await page.goto(`/admin/blogs?search=${blogs.mark}`)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('table')).toBeVisible()
  await page.unrouteAll()

  const recover = await failCall(page, 'admin/blogs/list')
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Draft' }).click()
  await expect(page.getByText('The list did not load')).toBeVisible({ timeout: 15_000 })
  await recover()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()

  await changeResponse(page, 'admin/blogs/list', () => ({ total: 0, items: [] }))
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByText('No blogs found. Create your first blog post!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'All Blogs (0)' })).toBeVisible()
})

test('deleting asks with the title; a response of false is a failure', async ({ page, blogs }) => {
  const title = `${blogs.mark} Goes`
  const id = await blogs.store({ title })
  await page.goto(`/admin/blogs?search=${blogs.mark}`)
  const button = page.getByRole('button', { name: `Delete ${title}` })
  await button.click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Blog' })
  await expect(dialog).toContainText(`Are you sure you want to delete '${title}'? This action cannot be undone.`)
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  expect((await blogs.read(title)).id).toBe(id)

  await button.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Blog deleted successfully')).toBeVisible()
  await expect(page.getByText('No blogs found')).toBeVisible()

  const again = await blogs.store({ title })
  await page.reload()
  await button.click()
  await blogs.remove(again)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Blog deleted successfully')).toBeVisible()
  await expect(page.getByText('No blogs found')).toBeVisible()

  // A response other than true means that nothing was deleted (specification 7.3).
  await blogs.store({ title })
  await page.reload()
  await changeResponse(page, 'admin/blogs/delete', () => false)
  await button.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete blog' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
