import { holdCall } from '#tests/browser/support/calls.ts'
import { expectNoAxeFindings } from '#tests/browser/support/fixtures.ts'
import { editorOf, expect, openBlog, openNewBlog, save, test } from '#tests/browser/support/stored/blogs.ts'

test('a new blog: from the shortcut to the list, with a slug generated from the title', async ({ page, blogs }) => {
  await page.goto('/admin/blogs?action=new')
  await expect(page.getByRole('heading', { name: 'Create New Blog', level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/admin/blogs?new=true')
  for (const name of ['Basic Information', 'Content', 'Featured Image', 'Tags']) {
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
  }
  await expect(page.getByLabel('Slug')).toHaveAttribute('placeholder', 'auto-generated-from-title')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Draft')
  const height = await editorOf(page).evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeGreaterThanOrEqual(300)
  await expect(editorOf(page).locator('[data-placeholder="Write your blog content here..."]')).toHaveCount(1)
  await expectNoAxeFindings(page)

  await page.getByRole('button', { name: 'Create Blog' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await expect(page.getByText('Please enter a slug of letters a-z, digits and hyphens')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill(`${blogs.mark}  Tea & Trains -- a Diary!`)
  await expect(page.getByLabel('Slug')).toHaveValue(`${blogs.mark.toLowerCase()}-tea-trains-a-diary`)
  const release = await holdCall(page, 'admin/blogs/create')
  await page.getByRole('button', { name: 'Create Blog' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  await expect(page.getByText('Blog created successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/blogs')
  const stored = await blogs.read(blogs.mark)
  expect(stored).toMatchObject({ status: 'draft', body: '', tags: null, featured_image: null })
})

test('the slug: edited by hand, required, already used, and fixed once published', async ({ page, blogs, allow }) => {
  allow.statuses.push(409)
  const mark = blogs.mark.toLowerCase()
  await blogs.store({ title: `${blogs.mark} First` })
  await openNewBlog(page)
  const slug = page.getByLabel('Slug')
  const title = page.getByLabel('Title')
  await title.fill('हथेली की कहानी')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Please enter a slug of letters a-z, digits and hyphens')).toBeVisible()
  await slug.fill(`${blogs.mark}  First!`)
  await page.keyboard.press('Tab')
  await expect(slug).toHaveValue(`${mark}-first`)
  await title.fill(`${blogs.mark} Other`)
  await expect(slug).toHaveValue(`${mark}-first`)
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Failed to create blog')).toBeVisible()
  await expect(page.getByText('Another blog has this slug; please choose a different one')).toBeVisible()
  await expect(slug).toBeFocused()
  await slug.fill('')
  await title.fill(`${blogs.mark} Second`)
  await expect(slug).toHaveValue(`${mark}-second`)
  await save(page)

  const id = await blogs.store({ title: `${blogs.mark} Third`, status: 'published', body: '<p>Out.</p>' })
  await openBlog(page, id)
  await title.fill(`${blogs.mark} Third, corrected`)
  await expect(slug).toHaveValue(`${mark}-third`)
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Blog updated successfully')).toBeVisible()
  expect(await blogs.read(`${blogs.mark} Third`)).toMatchObject({ slug: `${mark}-third`, status: 'published' })
})

test('the foot line counts words, and previews show what Google, WhatsApp and cards will', async ({ page, blogs }) => {
  const id = await blogs.store({ title: `${blogs.mark} Rain`, status: 'published', body: '<p>Two words.</p>' })
  const form = await openBlog(page, id)
  await expect(form.getByText('2 words · 1 min read')).toBeVisible()
  const preview = form.getByRole('region', { name: 'How it looks in Google and WhatsApp' })
  await expect(preview.getByRole('figure', { name: 'Google' })).toContainText(`blog › ${blogs.mark.toLowerCase()}-rain`)
  await page.getByLabel('Title').fill(`${blogs.mark} Slow rain`)
  await expect(preview.getByRole('figure', { name: 'Google' })).toContainText(`${blogs.mark} Slow rain · Hatheli`)
  await expect(preview.getByRole('figure', { name: 'WhatsApp' })).toContainText('Two words.')
  await editorOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(` ${'word '.repeat(199)}`)
  await expect(form.getByText('201 words · 2 min read')).toBeVisible()
  await expect(preview.getByText(/^Two words\. (?:word )+word…$/).last()).toBeVisible()
  await expect(page.getByText(/^Published \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(page.getByText(/^Updated (?:just now|\d min ago)$/)).toBeVisible()
  await expectNoAxeFindings(page)
})

test('tools, image and tags stay in view beside a long text', async ({ page, blogs }) => {
  const id = await blogs.store({ title: `${blogs.mark} Long`, body: '<p>A line of a long story.</p>'.repeat(80) })
  const form = await openBlog(page, id)
  await editorOf(page).getByText('A line').last().scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Title')).not.toBeInViewport()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeInViewport()
  await expect(form.getByRole('region', { name: 'Featured Image' })).toBeInViewport()
  await expect(form.getByRole('combobox', { name: 'Tag', exact: true })).toBeInViewport({ ratio: 1 })
})

test('tags and content of a new story', async ({ page, blogs }) => {
  const known = `${blogs.mark} monsoon`
  await blogs.store({ title: `${blogs.mark} Draft`, tags: [known] })
  const form = await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Tagged`)
  const field = form.getByRole('combobox', { name: 'Tag', exact: true })
  const button = form.getByRole('button', { name: 'Add Tag' })
  const tags = form.getByRole('list', { name: 'Tags' }).getByRole('listitem')

  await test.step('tags are added by button and Enter, trimmed, unique, removable', async () => {
    await expect(button).toBeDisabled()
    await field.fill('   ')
    await expect(button).toBeDisabled()
    await field.fill('  Slow Travel ')
    await button.click()
    await expect(field).toBeFocused()
    await page.keyboard.type('Tea')
    await page.keyboard.press('Enter')
    await expect(tags).toHaveText(['Slow Travel', 'Tea'])
    await page.keyboard.type('sLOW tRAVEL')
    await page.keyboard.press('Enter')
    await expect(form.getByText('Each tag can be added only once')).toBeVisible()
    await field.fill('')
    await form.getByRole('button', { name: 'Remove tag Tea' }).click()
    await expect(tags).toHaveText(['Slow Travel'])
  })

  await test.step('they are split at commas, and suggested from other blogs', async () => {
    await field.fill('Tea, Trains ,tea, Hill')
    await expect(tags).toHaveText(['Slow Travel', 'Tea', 'Trains'])
    await expect(form.getByText('Each tag can be added only once')).toBeVisible()
    await field.fill('Hills')
    await page.keyboard.press('Enter')
    await expect(tags).toHaveText(['Slow Travel', 'Tea', 'Trains', 'Hills'])
    await page.keyboard.type(`${blogs.mark} mon`)
    await expect(page.getByRole('option', { name: known })).toBeVisible()
    await expectNoAxeFindings(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(tags).toHaveText(['Slow Travel', 'Tea', 'Trains', 'Hills', known])
    await expect(field).toHaveValue('')
    await form.getByRole('button', { name: `Remove tag ${known}` }).click()
  })

  await test.step('content is required to publish', async () => {
    await expect(editorOf(page)).toHaveAttribute('aria-required', 'true')
    await expect(page.getByText('Blog Content *', { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Published' }).click()
    await expect(editorOf(page)).toHaveAttribute('aria-required', 'true')
    await page.getByRole('button', { name: 'Create Blog' }).click()
    await expect(page.getByText('Blog content is required to publish')).toBeVisible()
    await expect(editorOf(page)).toBeFocused()
    await expect(editorOf(page)).toHaveAttribute('aria-invalid', 'true')
    await expectNoAxeFindings(page)
    await page.keyboard.type('Now there is some.')
    await expect(page.getByText('Blog content is required to publish')).toHaveCount(0)
  })

  await save(page)
  const stored = await blogs.read(`${blogs.mark} Tagged`)
  expect(stored).toMatchObject({
    status: 'published',
    body: '<p>Now there is some.</p>',
    tags: ['Slow Travel', 'Tea', 'Trains', 'Hills'],
  })

  await test.step('the last tag is removed', async () => {
    await openBlog(page, stored.id)
    for (const tag of ['Slow Travel', 'Tea', 'Trains', 'Hills'])
      await page.getByRole('button', { name: `Remove tag ${tag}` }).click()
    await page.keyboard.press('Control+S')
    await expect(page.getByText('Blog updated successfully')).toBeVisible()
    expect((await blogs.read(`${blogs.mark} Tagged`)).tags).toBeNull()
  })
})

test('leaving, reloading and coming back', async ({ page, blogs, allow }) => {
  allow.statuses.push(404)
  const title = `${blogs.mark} Kept`
  const id = await blogs.store({ title, body: '<p>As stored.</p>' })
  await page.goto(`/admin/blogs?search=${blogs.mark}`)
  await page.getByRole('link', { name: title }).click()

  await test.step('leaving with unsaved changes asks first', async () => {
    await expect(editorOf(page)).toHaveText('As stored.')
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
    await editorOf(page).click()
    await page.keyboard.type('New: ')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    for (const leave of [
      () => page.goBack({ waitUntil: 'commit' }).catch(() => null),
      () => page.getByRole('button', { name: 'Back to Blogs' }).click(),
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.getByRole('link', { name: 'Vendors' }).click(),
    ]) {
      await leave()
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(question).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Edit Blog' })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL(`/admin/blogs?search=${blogs.mark}`)
    expect((await blogs.read(title)).body).toBe('<p>As stored.</p>')
  })

  await test.step('reload and forward open the same form; a deleted blog is reported', async () => {
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Blogs (1)' })).toBeVisible()
    await blogs.remove(id)
    await page.goForward()
    await expect(page.getByText('This blog no longer exists')).toBeVisible()
    await page.getByRole('button', { name: 'Back to Blogs' }).click()
    await expect(page.getByRole('heading', { name: 'Blogs Management' })).toBeVisible()
  })
})

test('Ctrl+S saves and stays: a new story is edited from then on, with the cursor where it was', async ({
  page,
  blogs,
}) => {
  const title = `${blogs.mark} Stays`
  await openNewBlog(page)
  await page.getByLabel('Title').fill(title)
  await editorOf(page).click()
  await page.keyboard.type('One')
  await page.keyboard.press('Control+S')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await expect(page).toHaveURL(/edit=[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: `Edit Blog ${title}` })).toBeVisible()
  await page.keyboard.type(' and two.')
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Blog updated successfully')).toBeVisible()
  expect((await blogs.read(title)).body).toBe('<p>One and two.</p>')
  await page.getByRole('button', { name: 'Back to Blogs' }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(editorOf(page)).toHaveText('One and two.')
  await page.goBack()
  await page.goForward()
  await expect(editorOf(page)).toHaveText('One and two.')
})
