import { expectNoAxeFindings } from '#tests/browser/support/fixtures.ts'
import { editorOf, expect, openNewBlog, test, tool } from '#tests/browser/support/stored/blogs.ts'

test('by keyboard alone: one tab stop for the toolbar, arrow keys within it, and back', async ({ page }) => {
  await openNewBlog(page)
  await page.getByRole('combobox', { name: 'Status' }).focus()
  await page.keyboard.press('Tab')
  await expect(tool(page, 'Text style: Normal text')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Normal text' })).toBeVisible()
  // The menu is shown before it takes the focus; until then it hears no key.
  await expect(page.getByRole('menu').locator(':focus')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Text style: Normal text')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'Clear formatting')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tool(page, 'Undo')).toBeFocused()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.type('loud')
  await expect(editorOf(page).locator('strong')).toHaveText('loud')
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Bold')).toBeFocused()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const palette = page.getByRole('dialog', { name: 'Text colour' })
  await expect(palette.getByRole('button', { name: 'Ink' })).toBeFocused()
  await expectNoAxeFindings(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(palette.getByRole('button', { name: 'Teal' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Text colour')).toBeFocused()
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button')
  for (const button of await toolbar.all()) {
    await expect(button).toHaveAccessibleName(/\w/)
    const box = (await button.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('one row of tools opens to all of them, and is at the top of the on-screen keyboard', async ({ page }) => {
    await openNewBlog(page)
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
    await expect(tool(page, 'Clear formatting')).not.toBeInViewport()
    const closed = (await toolbar.boundingBox())!.height
    await tool(page, 'More tools').click()
    await expect(tool(page, 'Clear formatting')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await tool(page, 'Fewer tools').click()
    expect((await toolbar.boundingBox())!.height).toBe(closed)

    await editorOf(page).tap()
    // The keyboard covers the lower part: only the visual viewport shrinks.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport!, 'height', { value: 500, configurable: true })
      visualViewport!.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => Math.round((await toolbar.boundingBox())!.y + closed)).toBe(500)
    await page.getByLabel('Title').focus()
    await expect.poll(async () => (await toolbar.boundingBox())!.y + closed).not.toBe(500)
  })
})
