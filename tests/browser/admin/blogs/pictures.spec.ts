import type { FileChooser, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectToast } from '#tests/browser/support/admin-fixtures.ts'
import { expectNoAxeFindings } from '#tests/browser/support/fixtures.ts'
import { editorOf, expect, openBlog, openNewBlog, save, test, tool } from '#tests/browser/support/stored/blogs.ts'

const file = new URL('../../../../seed/images/munnar-tea-bungalow.jpg', import.meta.url).pathname
const base64 = readFileSync(file).toString('base64')
const stored = /\/media\/blog-images\/\d+-[\da-f]+\.jpg/

async function insert(page: Page, files: Parameters<FileChooser['setFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser')
  await tool(page, 'Image').click()
  await (await chooser).setFiles(files)
}

/** Dispatches a paste event with HTML from another program. */
async function paste(page: Page, html: string) {
  await editorOf(page).focus()
  await editorOf(page).evaluate((editor, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** Pastes or drops an image file. */
async function pasteOrDrop(page: Page, how: 'paste' | 'drop') {
  await editorOf(page).evaluate(
    (editor, [data, kind]) => {
      const bytes = Uint8Array.from(atob(data!), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'hill.jpg', { type: 'image/jpeg' }))
      const { left, top } = editor.firstElementChild!.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true }
      editor.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer, clientX: left + 5, clientY: top + 5 }),
      )
    },
    [base64, how],
  )
}

async function describePicture(page: Page, alt: string) {
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill(alt)
  await dialog.getByRole('button', { name: 'Save description' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Saves with the keyboard, after which the form is still open. */
async function saveAndStay(page: Page) {
  await page.keyboard.press('Control+S')
  const toast = page.getByRole('status').filter({ hasText: /Blog (?:created|updated) successfully/ })
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
}

/** Empties the editor, which has the focus afterwards. */
async function clear(page: Page) {
  await editorOf(page).press('Control+A')
  await page.keyboard.press('Delete')
}

test('by button: a placeholder during the upload, the alternative text asked for, then saved', async ({
  page,
  blogs,
}) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Picture`)
  await editorOf(page).click()
  await page.keyboard.type('Above')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/admin/pictures', async (route) => {
    await promise
    await route.continue()
  })
  await insert(page, file)
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
  await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toBeFocused()
  await expectNoAxeFindings(page)
  await page.keyboard.type('A bungalow')
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toBeFocused()
  await expect(editorOf(page).getByText('Uploading...')).toBeVisible()
  await expect(page.locator('button[type=submit]')).toHaveText('Uploading...')
  await page.keyboard.type('Below')
  resolve()
  await expect(editorOf(page).getByRole('img', { name: 'A bungalow' })).toBeVisible()
  await save(page)
  const { body, id } = await blogs.read(blogs.mark)
  expect(body).toMatch(
    new RegExp(`^<p>Above</p><img src="${stored.source}" alt="A bungalow" width="\\d+" height="\\d+"><p>Below</p>$`),
  )

  await openBlog(page, id)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(tool(page, 'Alternative text')).toHaveAttribute('aria-disabled', 'true')
  await editorOf(page).getByRole('img').click()
  await tool(page, 'Alternative text').click()
  await describePicture(page, 'A red roof')
  await page.keyboard.press('Control+Z')
  await expect(editorOf(page).getByRole('img', { name: 'A red roof' })).toBeVisible()
  await saveAndStay(page)
  expect((await blogs.read(blogs.mark)).body).toContain('alt="A red roof"')
})

test('pictures that are pasted, dropped or refused', async ({ page, blogs, allow }) => {
  allow.statuses.push(422)
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Brought`)

  await test.step('rejected files are reported and leave no placeholder', async () => {
    await editorOf(page).click()
    const message = 'Image must be JPG, JPEG or PNG and under 2MB'
    await insert(page, { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expectToast(page, 'Invalid file type', message)
    await insert(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1_048_576 + 1) })
    await expectToast(page, 'File too large', message)
    await insert(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await expectToast(page, 'Invalid file type', message)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(editorOf(page).locator('figure')).toHaveCount(0)
  })

  await test.step('pasted and dropped files are uploaded', async () => {
    await editorOf(page).click()
    await page.keyboard.type('Text')
    await pasteOrDrop(page, 'paste')
    await page.getByRole('button', { name: 'Describe it' }).click()
    await describePicture(page, 'Pasted')
    await pasteOrDrop(page, 'drop')
    await describePicture(page, 'Dropped')
    await expect(editorOf(page).getByRole('img')).toHaveCount(2)
    await saveAndStay(page)
    expect((await blogs.read(blogs.mark)).body.replaceAll(/<img[^>]*alt="(\w+)"[^>]*>/g, '[$1]')).toBe(
      '[Dropped]<p>Text</p>[Pasted]',
    )
  })

  await test.step('pasted pages: embedded images are uploaded, images of other sites removed', async () => {
    await clear(page)
    await paste(
      page,
      `<h2 style="color: red">Copied</h2><p>One <img src="https://elsewhere.example/a.jpg"> two</p>
       <img src="file:///c:/b.png"><img alt="Hill" src="data:image/jpeg;base64,${base64}"><p>Three</p>`,
    )
    await expect(page.getByRole('alert').filter({ hasText: '2 pictures of other sites were left out' })).toBeVisible()
    await expect(editorOf(page).getByRole('img', { name: 'Hill' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await saveAndStay(page)
    const { body } = await blogs.read(blogs.mark)
    expect(body.replace(/<img[^>]*>/g, '[]')).toMatch(/^<h2>Copied<\/h2><p>One +two<\/p>\[\]<p>Three<\/p>$/)
    expect(body).toMatch(stored)
    expect(body).not.toContain('base64')
  })

  for (const [how, source, before, leave] of [
    ['in a document', `<p>One</p><img src="data:image/jpeg;base64,${base64}">`, '<p>One</p>', 'Skip'],
    ['alone', `<img src="data:image/jpeg;base64,${base64}">`, '', 'Escape'],
  ] as const) {
    await test.step(`what is typed after a picture that was pasted ${how} follows it`, async () => {
      const notice = page.getByText('1 pasted picture has no description.')
      await clear(page)
      await expect(notice).toHaveCount(0)
      await paste(page, source)
      await page.keyboard.type('The road goes on.')
      await expect(editorOf(page)).toContainText('The road goes on.')
      await expect(editorOf(page).locator('img')).toHaveCount(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(notice).toBeVisible()
      if (leave === 'Skip') await expectNoAxeFindings(page)
      await page.getByRole('button', { name: 'Describe it' }).click()
      const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
      await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('')
      if (leave === 'Skip') await dialog.getByRole('button', { name: 'Skip' }).click()
      else await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(editorOf(page)).toBeFocused()
      await page.keyboard.type(` ${leave}.`)
      await saveAndStay(page)
      const { body } = await blogs.read(blogs.mark)
      expect(body.replace(/<img[^>]*>/, '[]')).toBe(`${before}[]<p>The road goes on. ${leave}.</p>`)
    })
  }
})

test('the featured image: rejected, uploaded, stored, replaced, removed', async ({ page, blogs }) => {
  const form = await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Featured`)
  await expect(form.getByText('Upload a featured image for this blog (JPG, JPEG, PNG - max 2MB)')).toBeVisible()
  const input = page.getByRole('region', { name: 'Featured Image' }).locator('input[type=file]')
  await input.setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('x') })
  await expect(page.getByText('Image must be JPG, JPEG or PNG and under 2MB').first()).toBeVisible()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/admin/pictures', async (route) => {
    await promise
    await route.continue()
  })
  await input.setInputFiles(file)
  await expect(form.getByText('Uploading...').first()).toBeVisible()
  resolve()
  await expect(page.getByText('Current image')).toBeVisible()
  await saveAndStay(page)
  const first = await blogs.read(blogs.mark)
  expect(first.featured_image).toMatch(stored)

  await page.getByLabel('Title').fill(`${blogs.mark} Featured still`)
  await saveAndStay(page)
  expect((await blogs.read(blogs.mark)).featured_image).toBe(first.featured_image)

  await input.setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: readFileSync(file) })
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await save(page)
  const second = await blogs.read(blogs.mark)
  expect(second.featured_image).toMatch(stored)
  expect(second.featured_image).not.toBe(first.featured_image)

  await openBlog(page, first.id)
  await page.getByRole('button', { name: 'Remove Featured image' }).click()
  await saveAndStay(page)
  expect((await blogs.read(blogs.mark)).featured_image).toBeNull()
})
