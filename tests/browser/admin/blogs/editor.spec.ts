import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/browser/support/fixtures.ts'
import { editorOf, expect, openBlog, openNewBlog, save, test, tool } from '#tests/browser/support/stored-blogs.ts'

async function choose(page: Page, palette: 'Text colour' | 'Background colour', color: string) {
  await tool(page, palette).click()
  await page.getByRole('dialog', { name: palette }).getByRole('button', { name: color, exact: true }).click()
}

async function style(page: Page, name: string) {
  await tool(page, /^Text style/).click()
  await page.getByRole('menuitem', { name }).click()
}

test('every tool, and what it stores', async ({ page, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Tools`)
  await editorOf(page).click()
  const { keyboard } = page
  for (const name of ['Bold', 'Italic', 'Underline', 'Strike', 'Subscript', 'Superscript']) {
    await tool(page, name).click()
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true')
    await keyboard.type(name)
    await tool(page, name).click()
    await keyboard.type(' ')
  }
  await choose(page, 'Text colour', 'Madder')
  await keyboard.type('red')
  await choose(page, 'Text colour', 'No colour')
  await choose(page, 'Background colour', 'Marigold')
  await keyboard.type('gold')
  await choose(page, 'Background colour', 'No colour')
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await keyboard.press('Enter')
    await style(page, `Heading ${level}`)
    await keyboard.type(`H${level}`)
  }
  await keyboard.press('Enter')
  for (const name of ['Align center', 'Align right', 'Justify']) {
    await tool(page, name).click()
    await keyboard.type(name)
    await keyboard.press('Enter')
  }
  await tool(page, 'Align left').click()
  await tool(page, 'Indent').click()
  await tool(page, 'Indent').click()
  await keyboard.type('In')
  await keyboard.press('Enter')
  await tool(page, 'Outdent').click()
  await keyboard.type('Half')
  await keyboard.press('Enter')
  await tool(page, 'Outdent').click()
  await tool(page, 'Blockquote').click()
  await keyboard.type('Said')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await tool(page, 'Code block').click()
  await keyboard.type('a = 1')
  await save(page)
  expect((await blogs.read(blogs.mark)).body).toBe(
    [
      '<p><strong>Bold</strong> <em>Italic</em> <u>Underline</u> <s>Strike</s> <sub>Subscript</sub> ',
      '<sup>Superscript</sup> <span class="text-color-madder">red</span>',
      '<span class="text-background-marigold">gold</span></p>',
      '<h1>H1</h1><h2>H2</h2><h3>H3</h3><h4>H4</h4><h5>H5</h5><h6>H6</h6>',
      '<p class="align-center">Align center</p><p class="align-right">Align right</p>',
      '<p class="align-justify">Justify</p><p class="indent-2">In</p><p class="indent-1">Half</p>',
      '<blockquote><p>Said</p></blockquote><pre><code>a = 1</code></pre>',
    ].join(''),
  )
})

test('lists by tools and by Tab; clearing removes all formatting', async ({ page, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Lists`)
  await editorOf(page).click()
  const { keyboard } = page
  await tool(page, 'Ordered list').click()
  await keyboard.type('One')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('Inner')
  await keyboard.press('Enter')
  await keyboard.press('Shift+Tab')
  await keyboard.type('Two')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await tool(page, 'Bullet list').click()
  await keyboard.type('Dot')
  await keyboard.press('Enter')
  await tool(page, 'Indent').click()
  await keyboard.type('Deeper')
  const ordered = '<ol><li><p>One</p><ol><li><p>Inner</p></li></ol></li><li><p>Two</p></li></ol>'
  await save(page)
  const stored = await blogs.read(blogs.mark)
  expect(stored.body).toBe(`${ordered}<ul><li><p>Dot</p><ul><li><p>Deeper</p></li></ul></li></ul>`)

  await openBlog(page, stored.id)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await editorOf(page).press('Control+A')
  await keyboard.press('Control+B')
  await tool(page, 'Align center').click()
  await tool(page, 'Clear formatting').click()
  await save(page)
  const plain = ['One', 'Inner', 'Two', 'Dot', 'Deeper'].map((text) => `<p>${text}</p>`).join('')
  expect((await blogs.read(blogs.mark)).body).toBe(plain)
})

test('quotation, code and lists are taken off again after Ctrl+A, by tool and shortcut', async ({ page, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Toggled`)
  await editorOf(page).click()
  await page.keyboard.type('A line')
  const blocks = [
    { name: 'Blockquote', tag: 'blockquote', keys: 'Control+Shift+B' },
    { name: 'Code block', tag: 'pre', keys: 'Control+Alt+C' },
    { name: 'Ordered list', tag: 'ol', keys: 'Control+Shift+7' },
    { name: 'Bullet list', tag: 'ul', keys: 'Control+Shift+8' },
  ]
  for (const { name, tag, keys } of blocks) {
    for (const toggle of [() => tool(page, name).click(), () => page.keyboard.press(keys)]) {
      await page.keyboard.press('Control+A')
      await toggle()
      await expect(editorOf(page).locator(tag)).toHaveText('A line')
      await page.keyboard.press('Control+A')
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true')
      await toggle()
      await expect(editorOf(page).locator(tag)).toHaveCount(0)
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'false')
    }
  }
  await page.keyboard.press('Control+A')
  await tool(page, 'Blockquote').click()
  await page.keyboard.press('Control+A')
  await tool(page, 'Align center').click()
  await save(page)
  const aligned = '<blockquote><p class="align-center">A line</p></blockquote>'
  expect((await blogs.read(blogs.mark)).body).toBe(aligned)
})

test('links: only http, https, mailto and tel', async ({ page, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Links`)
  await editorOf(page).click()
  await page.keyboard.type('here')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+K')
  const address = page.getByLabel('Link address')
  await expect(address).toBeFocused()
  for (const refused of ['javascript:alert(1)', 'ftp://example.com', 'data:text/html,x', '//example.com']) {
    await address.fill(refused)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Links must begin with http://, https://, mailto: or tel:')).toBeVisible()
  }
  await expect(editorOf(page).locator('.painted-selection')).toHaveText('here')
  await expectNoAxeFindings(page)
  await address.fill('example.com/tea')
  await page.getByRole('button', { name: 'Set link' }).click()
  await page.keyboard.type(' and ')
  await tool(page, 'Link').click()
  await address.fill('tel:+919876543210')
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toBeFocused()
  await save(page)
  const link = (href: string, text: string) => `<a href="${href}" rel="noopener" target="_blank">${text}</a>`
  const stored = await blogs.read(blogs.mark)
  expect(stored.body).toBe(
    `<p>${link('https://example.com/tea', 'here')} and ${link('tel:+919876543210', '+919876543210')}</p>`,
  )

  await openBlog(page, stored.id)
  await editorOf(page).getByText('here').click()
  await tool(page, 'Link').click()
  await expect(address).toHaveValue('https://example.com/tea')
  const open = page.getByRole('link', { name: 'Open link' })
  await expect(open).toHaveAttribute('href', 'https://example.com/tea')
  await expect(open).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect(editorOf(page).getByRole('link')).toHaveCount(1)
})

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

test('colours are the same in the editor and on the public page', async ({ page, blogs }) => {
  const classes = ['text-color-madder', 'text-color-marigold', 'text-background-teal', 'text-background-sand']
  const spans = classes.map((name) => `<span class="${name}">${name}</span>`).join(' ')
  const title = `${blogs.mark} Colours`
  const id = await blogs.store({ title, status: 'published', body: `<p>Dyed: ${spans}</p>` })
  const look = () =>
    page.evaluate(
      (names) =>
        names.map((name) => {
          const { color, backgroundColor } = getComputedStyle(document.querySelector(`p .${name}`)!)
          return `${name} ${color} ${backgroundColor}`
        }),
      classes,
    )
  await openBlog(page, id)
  const inEditor = await look()
  await page.goto(`/blog/${title.toLowerCase().replace(' ', '-')}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(inEditor).toEqual(await look())
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
