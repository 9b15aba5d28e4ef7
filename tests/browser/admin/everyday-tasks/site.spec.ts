import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { expect, signIn } from '#tests/browser/support/admin-fixtures.ts'
import { Hand, hands } from '#tests/browser/support/hands.ts'
import { test } from '#tests/browser/support/own-server.ts'

/** What the best of three other products needs; `setting` is each of three on separate screens. */
const limits = { hero: 4, phone: 4, setting: 5 }

/** What these three need one after the other, which no other product was measured in. */
const together = { 'by keyboard': 7, 'by phone': 10 }

async function swapHero(hand: Hand, title: string): Promise<void> {
  const { page } = hand
  const buffer = await aPictureFile({ format: 'png', width: 1600, height: 900 })
  await hand.press(page.getByRole('link', { name: 'Swap Hero Image' }))
  const form = page.getByRole('region', { name: 'Add New Hero Image' })
  await form.getByLabel('Image Title').fill(title)
  await hand.chooseFiles(form.getByRole('button', { name: 'Choose a picture' }), [
    { name: 'dusk.png', mimeType: 'image/png', buffer },
  ])
  await hand.press(form.getByRole('button', { name: 'Upload Hero Image' }))
  await expect(page.getByRole('switch', { name: `Show on home page ${title}` })).toBeChecked()
}

/** Opens a section of the settings, changes a field and saves. @returns the clicks from the list of sections on. */
async function change(hand: Hand, section: string, field: RegExp, value: string): Promise<number> {
  const { page } = hand
  const before = hand.clicks
  await hand.press(page.getByRole('link', { name: new RegExp(`^${section}`) }))
  await page.getByRole('textbox', { name: field }).fill(value)
  await hand.pressKeys('Control+s', page.getByRole('button', { name: 'Save settings' }))
  // Beside the button: the message of the previous save may still be visible.
  await expect(page.getByRole('form', { name: section }).getByText(/^Saved \d/)).toBeVisible()
  return hand.clicks - before
}

/** On a phone the list of sections is a separate screen. */
async function backToSections(hand: Hand): Promise<void> {
  const back = hand.page.getByRole('link', { name: 'All settings' })
  if (await back.isVisible()) await hand.press(back)
}

for (const { way, viewport } of hands)
  test.describe(way, () => {
    test.use({ viewport })

    test('15: GST line, partner link and social link', async ({ page, request }) => {
      const link = `https://forms.example/${viewport.width}`
      const profile = `https://www.instagram.com/hatheli${viewport.width}`
      await signIn(page)
      const hand = new Hand(page)
      await hand.openScreen('Settings')
      const opening = hand.clicks
      const taxes = await change(hand, 'Prices and GST', /^Line under the price/, `incl. GST ${viewport.width}`)
      await backToSections(hand)
      const partner = await change(hand, 'Partner page', /^Application link/, link)
      await backToSections(hand)
      const social = await change(hand, 'Social links', /^Instagram/, profile)
      for (const clicks of [taxes, partner, social]) expect(opening + clicks).toBeLessThanOrEqual(limits.setting)
      expect(hand.clicks).toBeLessThanOrEqual(together[way])
      const shows = async (path: string, words: string) => (await (await request.get(path)).text()).includes(words)
      expect(await shows('/partner', link)).toBe(true)
      expect(await shows('/', profile)).toBe(true)
    })
  })

test('3: another picture opens the home page', async ({ page, request }) => {
  const hero = async () => /\/hero-images\/(hero-[\w-]+)/.exec(await (await request.get('/')).text())?.[1]
  await signIn(page)
  const before = await hero()
  const hand = new Hand(page)
  await swapHero(hand, 'Dusk by keyboard')
  expect(hand.clicks).toBeLessThanOrEqual(limits.hero)
  await expect.poll(hero).not.toBe(before)
})

test('9: the phone number of the site', async ({ page, request }) => {
  const phone = '+91 80 4123 5440'
  await signIn(page)
  const hand = new Hand(page)
  await hand.openScreen('Settings')
  await change(hand, 'Contacts and hours', /^Phone(?: Placeholder)?$/, phone)
  expect(hand.clicks).toBeLessThanOrEqual(limits.phone)
  expect(await (await request.get('/contact')).text()).toContain(phone)
})
