import { callerOf } from '#tests/browser/support/admin-call.ts'
import { expectNoAxeFindings } from '#tests/browser/support/fixtures.ts'
import { editorOf, expect, openNewBlog, save, test, tool } from '#tests/browser/support/stored/blogs.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'

test('links to pages of the site by their names, with a word about drafts', async ({
  page,
  blogs,
  request,
  baseURL,
}) => {
  const call = callerOf(request, baseURL!, '/trips')
  const store = async (title: string, status: 'draft' | 'published') => {
    const trip_data = aTripPayload({ title, status, category: 'Signature Stays', region: 'Kerala' })
    return (await call<{ id: string }>('POST', '', { trip_data })).id
  }
  const live = await store(`${blogs.mark} Tea Hills`, 'published')
  const draft = await store(`${blogs.mark} Quiet Coast`, 'draft')
  try {
    await openNewBlog(page)
    await page.getByLabel('Title').fill(`${blogs.mark} Links`)
    await editorOf(page).click()
    await page.keyboard.type('Read this')
    const field = page.getByRole('combobox', { name: 'Link address or name' })
    const palette = page.getByRole('dialog', { name: 'Search everything' })

    await test.step('Ctrl+K is the palette where nothing is selected, and a link where something is', async () => {
      await page.keyboard.press('Control+k')
      await expect(palette).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(editorOf(page)).toBeFocused()
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await expect(palette).toHaveCount(0)
    })

    await test.step('a published trip is linked at once, by its readable path', async () => {
      await field.fill(`tea ${blogs.mark}`)
      await expect(page.getByRole('option', { name: `${blogs.mark} Tea Hills` })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expectNoAxeFindings(page)
      await page.keyboard.press('Enter')
      await expect(editorOf(page)).toBeFocused()
    })

    await test.step('a page of this site becomes its path, however it was given', async () => {
      await page.keyboard.type(' and this ')
      await tool(page, 'Link').click()
      await field.fill(`${baseURL}/contact`)
      await page.keyboard.press('Enter')
      await expect(editorOf(page)).toBeFocused()
    })

    await test.step('a draft is linked after a warning; without a selection its name is the text', async () => {
      await page.keyboard.type(' and ')
      await tool(page, 'Link').click()
      await field.fill(`quiet ${blogs.mark}`)
      await expect(page.getByRole('option', { name: /Quiet Coast/ })).toContainText('Not public · Trip')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/Quiet Coast” is a draft: readers find no page there/)).toBeVisible()
      await expectNoAxeFindings(page)
      await page.keyboard.press('Enter')
      await expect(editorOf(page)).toBeFocused()
    })

    await test.step('fixed pages are found by their titles', async () => {
      await page.keyboard.type(', ')
      await tool(page, 'Link').click()
      await field.fill('privacy')
      await page.getByRole('option', { name: /^Privacy Policy/ }).click()
      await save(page)
    })

    const mark = blogs.mark.toLowerCase()
    const link = (href: string, text: string) => `<a href="${href}" rel="noopener" target="_blank">${text}</a>`
    expect((await blogs.read(blogs.mark)).body).toBe(
      `<p>${link(`/trip/${live}/${mark}-tea-hills`, 'Read this')} and this ` +
        `${link('/contact', `${new URL(baseURL!).host}/contact`)} and ` +
        `${link(`/trip/${draft}/${mark}-quiet-coast`, `${blogs.mark} Quiet Coast`)}, ` +
        `${link('/privacy', 'Privacy Policy')}</p>`,
    )
  } finally {
    for (const id of [live, draft]) await call('DELETE', `/${id}`)
  }
})
