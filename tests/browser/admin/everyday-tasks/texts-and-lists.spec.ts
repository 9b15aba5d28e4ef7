import { readFile } from 'node:fs/promises'
import { expect, test as base } from '#tests/browser/support/admin-fixtures.ts'
import { Hand, hands } from '#tests/browser/support/hands.ts'
import { editorOf } from '#tests/browser/support/stored/blogs.ts'

/**
 * What the best of three other products needs, each: Ghost for a date, WordPress for a region (added 1, renamed 2, removed
 * 2), Payload's plug-in for an export. `edit` is from the public page to the editor, by WordPress. `restore` is WordPress's
 * list of versions up to the restored text; saving it is extra, and on a phone so is leaving that list.
 */
const limits = { edit: 1, typo: 2, schedule: 4, region: 5, export: 2, restore: 3, restoreAndSave: 4 }

interface Story {
  id: string
  title: string
  slug: string
}

const text = '<p>The rain came erly.</p>'
const corrected = '<p>The rain came early.</p>'

/** A story of the test, and regions that carry its mark. */
const test = base.extend<{ storyOf: (status: 'draft' | 'published') => Promise<Story> }>({
  storyOf: async ({ call, mark, undoing }, use) => {
    await use(async (status) => {
      const story = { title: `${mark} Rain`, slug: `${mark.toLowerCase()}-rain` }
      const blog_data = { ...story, body: text, status }
      const { id } = await call<{ id: string }>('POST', '/blogs', { blog_data })
      undoing(() => call('DELETE', `/blogs/${id}`))
      return { id, ...story }
    })
  },
})

async function editFromSite(hand: Hand): Promise<void> {
  await hand.press(hand.page.getByRole('link', { name: 'Edit this page' }))
  await expect(editorOf(hand.page)).toContainText('erly')
}

async function fixTypo(hand: Hand): Promise<void> {
  const { page } = hand
  await editorOf(page).fill('The rain came early.')
  await hand.pressKeys('Control+s', page.getByRole('button', { name: 'Update Blog' }))
  await expect(page.getByText('Blog updated successfully')).toBeVisible()
}

async function scheduleStory(hand: Hand, { title }: Story): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('link', { name: title }).first())
  await expect(editorOf(page)).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Schedule', exact: true }))
  const publishing = page.getByRole('dialog').getByRole('group', { name: 'Publish at', exact: true })
  await hand.press(publishing.getByRole('button', { name: 'Tomorrow 08:00' }))
  await hand.press(publishing.getByRole('button', { name: 'Schedule publishing' }))
  await expect(page.getByText(/^Goes live on .*, 08:00/).first()).toBeVisible()
}

async function restoreText(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('button', { name: 'History', exact: true }))
  const history = page.getByRole('dialog', { name: /^History/ })
  await hand.press(history.getByRole('listitem').getByRole('button').last())
  await hand.press(history.getByRole('button', { name: 'Use all' }))
  await expect(editorOf(page)).toContainText('erly')
  expect(hand.clicks).toBeLessThanOrEqual(limits.restore)
  await hand.pressKeys('Control+s', page.getByRole('button', { name: 'Update Blog' }))
  await expect(page.getByText('Blog updated successfully')).toBeVisible()
}

async function addRenameAndRemove(hand: Hand, slip: string, name: string): Promise<void> {
  const { page } = hand
  await page.getByRole('searchbox').fill(slip)
  await hand.press(page.getByRole('button', { name: `Add “${slip}”` }))
  await hand.press(page.getByRole('button', { name: `Edit ${slip}` }))
  const editing = page.getByRole('dialog', { name: 'Edit Region' })
  await editing.getByLabel('Name').fill(name)
  await hand.press(editing.getByRole('button', { name: 'Update Region' }))
  await expect(editing).toHaveCount(0)
  await page.getByRole('searchbox').fill(name)
  await hand.press(page.getByRole('button', { name: `Delete ${name}` }))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('Region deleted')).toBeVisible()
}

/** @returns the spreadsheet. */
async function exportVendors(hand: Hand): Promise<string> {
  const { page } = hand
  await hand.press(page.getByRole('button', { name: 'Import / Export' }))
  const download = page.waitForEvent('download')
  await hand.pressItem(page.getByRole('menuitem', { name: 'As CSV' }))
  return readFile(await (await download).path(), 'utf8')
}

for (const { way, viewport } of hands)
  test.describe(way, () => {
    test.use({ viewport })

    test('2: a typo of a published story is fixed from its page', async ({ page, call, storyOf }) => {
      const { id, slug } = await storyOf('published')
      await page.goto(`/blog/${slug}`)
      const hand = new Hand(page)
      await editFromSite(hand)
      expect(hand.clicks).toBeLessThanOrEqual(limits.edit)
      await fixTypo(hand)
      expect(hand.clicks).toBeLessThanOrEqual(limits.typo)
      expect((await call<{ body: string }>('GET', `/blogs/${id}`)).body).toBe(corrected)
    })
  })

test('7: a story of today is published tomorrow', async ({ page, mark, storyOf }) => {
  const story = await storyOf('draft')
  await page.goto(`/admin/blogs?search=${mark}`)
  const hand = new Hand(page)
  await scheduleStory(hand, story)
  expect(hand.clicks).toBeLessThanOrEqual(limits.schedule)
})

test('10: a region is added, renamed and removed', async ({ page, call, mark }) => {
  const [slip, name] = [`${mark} Hils`, `${mark} Hills`]
  await page.goto('/admin/regions')
  const hand = new Hand(page)
  await addRenameAndRemove(hand, slip, name)
  expect(hand.clicks).toBeLessThanOrEqual(limits.region)
  const regions = await call<{ name: string }[]>('GET', '/regions')
  expect(regions.filter((region) => region.name.includes(mark))).toEqual([])
})

test('12: all vendors are exported as a spreadsheet', async ({ page }) => {
  await page.goto('/admin/vendors')
  await expect(page.getByRole('link', { name: 'Brahmaputra Passages' }).first()).toBeVisible()
  const hand = new Hand(page)
  expect(await exportVendors(hand)).toContain('Brahmaputra Passages')
  expect(hand.clicks).toBeLessThanOrEqual(limits.export)
})

test('14: an earlier version of a text is restored', async ({ page, call, storyOf }) => {
  const { id } = await storyOf('published')
  await call('PATCH', `/blogs/${id}`, { blog_data: { body: '<p>All of it is lost.</p>' } })
  await page.goto(`/admin/blogs?edit=${id}`)
  const hand = new Hand(page)
  await restoreText(hand)
  expect(hand.clicks).toBeLessThanOrEqual(limits.restoreAndSave)
  expect((await call<{ body: string }>('GET', `/blogs/${id}`)).body).toBe(text)
})
