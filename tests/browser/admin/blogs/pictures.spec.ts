import type { FileChooser, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectNoAxeFindings } from '#tests/browser/support/fixtures.ts'
import { editorOf, expect, openBlog, openNewBlog, save, test, tool } from '#tests/browser/support/stored-blogs.ts'

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
  await save(page)
  expect((await blogs.read(blogs.mark)).body).toContain('alt="A red roof"')
})

test('pasted and dropped files are uploaded', async ({ page, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Brought`)
  await editorOf(page).click()
  await page.keyboard.type('Text')
  await pasteOrDrop(page, 'paste')
  await page.getByRole('button', { name: 'Describe it' }).click()
  await describePicture(page, 'Pasted')
  await pasteOrDrop(page, 'drop')
  await describePicture(page, 'Dropped')
  await expect(editorOf(page).getByRole('img')).toHaveCount(2)
  await save(page)
  expect((await blogs.read(blogs.mark)).body.replaceAll(/<img[^>]*alt="(\w+)"[^>]*>/g, '[$1]')).toBe(
    '[Dropped]<p>Text</p>[Pasted]',
  )
})

test('pasted pages: embedded images are uploaded, images of other sites removed', async ({ page, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Page`)
  await paste(
    page,
    `<h2 style="color: red">Copied</h2><p>One <img src="https://elsewhere.example/a.jpg"> two</p>
     <img src="file:///c:/b.png"><img alt="Hill" src="data:image/jpeg;base64,${base64}"><p>Three</p>`,
  )
  await expect(page.getByRole('alert').filter({ hasText: '2 pictures of other sites were left out' })).toBeVisible()
  await expect(editorOf(page).getByRole('img', { name: 'Hill' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await save(page)
  const { body } = await blogs.read(blogs.mark)
  expect(body.replace(/<img[^>]*>/g, '[]')).toMatch(/^<h2>Copied<\/h2><p>One +two<\/p>\[\]<p>Three<\/p>$/)
  expect(body).toMatch(stored)
  expect(body).not.toContain('base64')
})

test('rejected files are reported and leave no placeholder', async ({ page, allow }) => {
  allow.statuses.push(422)
  await openNewBlog(page)
  await editorOf(page).click()
  const refused = (text: string) => page.getByRole('alert').filter({ hasText: text })
  const message = 'Image must be JPG, JPEG or PNG and under 2MB'
  await insert(page, { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(refused(`Invalid file type${message}`)).toHaveCount(1)
  await insert(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1_048_576 + 1) })
  await expect(refused(`File too large${message}`)).toHaveCount(1)
  // The first one has closed by itself.
  await expect(refused(`Invalid file type${message}`)).toHaveCount(0)
  await insert(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(refused(`Invalid file type${message}`)).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(editorOf(page).locator('figure')).toHaveCount(0)
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
  await expect(form.getByText('Current image')).toBeVisible()
  await save(page)
  const first = await blogs.read(blogs.mark)
  expect(first.featured_image).toMatch(stored)

  await openBlog(page, first.id)
  await page.getByLabel('Title').fill(`${blogs.mark} Featured still`)
  await save(page)
  expect((await blogs.read(blogs.mark)).featured_image).toBe(first.featured_image)

  await openBlog(page, first.id)
  await input.setInputFiles(file)
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await save(page)
  const second = await blogs.read(blogs.mark)
  expect(second.featured_image).toMatch(stored)
  expect(second.featured_image).not.toBe(first.featured_image)

  await openBlog(page, first.id)
  await page.getByRole('button', { name: 'Remove Featured image' }).click()
  await save(page)
  expect((await blogs.read(blogs.mark)).featured_image).toBeNull()
})

for (const [how, source] of [
  ['in a document', `<p>One</p><img src="data:image/jpeg;base64,${base64}">`],
  ['alone', `<img src="data:image/jpeg;base64,${base64}">`],
] as const) {
  test(`what is typed after a picture that was pasted ${how} follows it`, async ({ page, blogs }) => {
    await openNewBlog(page)
    await page.getByLabel('Title').fill(`${blogs.mark} Behind`)
    await paste(page, source)
    await page.keyboard.type('The road goes on.')
    await expect(editorOf(page)).toContainText('The road goes on.')
    await expect(editorOf(page).locator('img')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const leave of ['Skip', 'Escape']) {
      await expect(page.getByText('1 pasted picture has no description.')).toBeVisible()
      await expectNoAxeFindings(page)
      await page.getByRole('button', { name: 'Describe it' }).click()
      const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
      await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('')
      if (leave === 'Skip') await dialog.getByRole('button', { name: 'Skip' }).click()
      else await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(editorOf(page)).toBeFocused()
      await page.keyboard.type(` ${leave}.`)
      if (leave === 'Skip') {
        await page.keyboard.press('Control+A')
        await page.keyboard.press('Delete')
        await expect(page.getByText('1 pasted picture has no description.')).toHaveCount(0)
        await paste(page, source)
        await page.keyboard.type('The road goes on.')
      }
    }
    await save(page)
    const { body } = await blogs.read(blogs.mark)
    const before = how === 'alone' ? '' : '<p>One</p>'
    expect(body.replace(/<img[^>]*>/, '[]')).toBe(`${before}[]<p>The road goes on. Escape.</p>`)
  })
}
