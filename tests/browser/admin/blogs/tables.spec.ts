import { expectNoAxeFindings } from '#tests/browser/support/fixtures.ts'
import { editorOf, expect, openNewBlog, save, test, tool } from '#tests/browser/support/stored/blogs.ts'

test('a table by the toolbar and keyboard, and on the public page', async ({ page, blogs }) => {
  await openNewBlog(page)
  const title = `${blogs.mark} Fares`
  await page.getByLabel('Title').fill(title)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Published' }).click()
  await editorOf(page).click()
  const { keyboard } = page
  await keyboard.type('Before')
  await keyboard.press('Enter')
  const tools = page.getByRole('group', { name: 'Table' })
  await expect(tools).toHaveCount(0)

  await test.step('one row and one column stay; the table is deleted as a whole', async () => {
    await tool(page, 'Table').click()
    for (const name of ['Delete row', 'Delete column']) {
      for (const _ of [1, 2]) await tool(page, name).click()
      await expect(tool(page, name)).toHaveAttribute('aria-disabled', 'true')
    }
    await tool(page, 'Delete table').click()
    await expect(editorOf(page).getByRole('table')).toHaveCount(0)
    await expect(editorOf(page)).toBeFocused()
    await tool(page, 'Undo').click()
    await expect(editorOf(page).getByRole('table')).toHaveCount(1)
    await tool(page, 'Redo').click()
    await expect(editorOf(page).getByRole('table')).toHaveCount(0)
  })

  await tool(page, 'Table').click()
  await expect(editorOf(page).getByRole('row')).toHaveCount(3)
  await expect(tool(page, 'Table')).toHaveAttribute('aria-disabled', 'true')
  await expect(tool(page, 'Header row')).toHaveAttribute('aria-pressed', 'true')
  for (const text of ['Season', 'Days', 'Fare', 'Winter', '5', '20,000']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await keyboard.press('Shift+Tab')
  await keyboard.press('End')
  await keyboard.type(' up')
  await expect(editorOf(page).getByRole('cell', { name: '20,000 up' })).toBeVisible()
  await expectNoAxeFindings(page)

  await keyboard.press('Shift+Tab')
  await tool(page, 'Delete column').click()
  await tool(page, 'Add column after').click()
  await keyboard.press('Tab')
  await keyboard.type('quiet')
  await keyboard.press('Shift+Tab')
  await tool(page, 'Delete row').click()
  await tool(page, 'Add row above').click()
  await tool(page, 'Header row').click()
  await expect(tool(page, 'Header row')).toHaveAttribute('aria-pressed', 'false')
  await tool(page, 'Header row').click()
  await save(page)
  expect((await blogs.read(blogs.mark)).body).toContain('<tr><th><p>Season</p></th>')

  await page.goto(`/blog/${title.toLowerCase().replace(' ', '-')}`)
  await expect(
    page
      .getByRole('region', { name: /^Table: Season/ })
      .getByRole('columnheader')
      .first(),
  ).toHaveText('Season')
})

test('on a phone a wide table scrolls in the editor and on the page, by keyboard too', async ({ page, blogs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const cells = (tag: string, text: string) =>
    Array.from({ length: 6 }, (_, n) => `<${tag}>${text} ${n}</${tag}>`).join('')
  const title = `${blogs.mark} Wide`
  await blogs.store({
    title,
    status: 'published',
    body: `<table><tr>${cells('th', 'Head')}</tr><tr>${cells('td', 'Cell')}</tr></table><p>After</p>`,
  })
  await page.goto(`/blog/${title.toLowerCase().replace(' ', '-')}`)
  const region = page.getByRole('region', { name: 'Table: Head 0, Head 1, Head 2, Head 3, Head 4, Head 5' })
  await expect(region).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await expectNoAxeFindings(page)
})
