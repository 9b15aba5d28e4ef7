import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/browser/support/fixtures.ts'
import {
  editorOf,
  expect,
  openBlog,
  openNewBlog,
  test,
  tool,
  type StoredBlogs,
} from '#tests/browser/support/stored/blogs.ts'

async function choose(page: Page, palette: 'Text colour' | 'Background colour', color: string) {
  await tool(page, palette).click()
  await page.getByRole('dialog', { name: palette }).getByRole('button', { name: color, exact: true }).click()
}

async function style(page: Page, name: string) {
  await tool(page, /^Text style/).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Saves with the keyboard, after which the form is still open. @returns the stored text. */
async function saveAndStay(page: Page, { mark, read }: StoredBlogs): Promise<string> {
  await page.keyboard.press('Control+S')
  const toast = page.getByRole('status').filter({ hasText: /Blog (?:created|updated) successfully/ })
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  return (await read(mark)).body
}

/** Begins a text in an empty editor. */
async function startAgain(page: Page) {
  await page.keyboard.press('Control+A')
  await tool(page, 'Clear formatting').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
}

test('what the tools store', async ({ page, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Tools`)
  await editorOf(page).click()
  const { keyboard } = page

  await test.step('quotation, code and lists are taken off again after Ctrl+A, by tool and shortcut', async () => {
    await keyboard.type('A line')
    const blocks = [
      { name: 'Blockquote', tag: 'blockquote', keys: 'Control+Shift+B' },
      { name: 'Code block', tag: 'pre', keys: 'Control+Alt+C' },
      { name: 'Ordered list', tag: 'ol', keys: 'Control+Shift+7' },
      { name: 'Bullet list', tag: 'ul', keys: 'Control+Shift+8' },
    ]
    for (const { name, tag, keys } of blocks) {
      for (const toggle of [() => tool(page, name).click(), () => keyboard.press(keys)]) {
        await keyboard.press('Control+A')
        await toggle()
        await expect(editorOf(page).locator(tag)).toHaveText('A line')
        await keyboard.press('Control+A')
        await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true')
        await toggle()
        await expect(editorOf(page).locator(tag)).toHaveCount(0)
        await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'false')
      }
    }
    await keyboard.press('Control+A')
    await tool(page, 'Blockquote').click()
    await keyboard.press('Control+A')
    await tool(page, 'Align center').click()
    const aligned = '<blockquote><p class="align-center">A line</p></blockquote>'
    expect(await saveAndStay(page, blogs)).toBe(aligned)
  })

  await test.step('every tool', async () => {
    await startAgain(page)
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
    expect(await saveAndStay(page, blogs)).toBe(
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

  await test.step('lists by tools and by Tab; clearing removes all formatting', async () => {
    await startAgain(page)
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
    expect(await saveAndStay(page, blogs)).toBe(`${ordered}<ul><li><p>Dot</p><ul><li><p>Deeper</p></li></ul></li></ul>`)

    await page.reload()
    await expect(editorOf(page)).toContainText('Deeper')
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
    await editorOf(page).press('Control+A')
    await keyboard.press('Control+B')
    await tool(page, 'Align center').click()
    await tool(page, 'Clear formatting').click()
    const plain = ['One', 'Inner', 'Two', 'Dot', 'Deeper'].map((text) => `<p>${text}</p>`).join('')
    expect(await saveAndStay(page, blogs)).toBe(plain)
  })
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
  const link = (href: string, text: string) => `<a href="${href}" rel="noopener" target="_blank">${text}</a>`
  expect(await saveAndStay(page, blogs)).toBe(
    `<p>${link('https://example.com/tea', 'here')} and ${link('tel:+919876543210', '+919876543210')}</p>`,
  )

  await editorOf(page).getByText('here').click()
  await tool(page, 'Link').click()
  await expect(address).toHaveValue('https://example.com/tea')
  const open = page.getByRole('link', { name: 'Open link' })
  await expect(open).toHaveAttribute('href', 'https://example.com/tea')
  await expect(open).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect(editorOf(page).getByRole('link')).toHaveCount(1)
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
