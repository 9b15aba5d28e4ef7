import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import type { AdminPicture, PictureTotals } from '#contract/admin/pictures.ts'
import type { Bucket, Picture } from '#contract/pictures.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { expectToast, test as adminTest } from '../../support/admin-fixtures.ts'
import { failCall } from '../../support/calls.ts'
import { expect, expectNoAxeFindings } from '../../support/fixtures.ts'
import { editorOf, openNewBlog, save, test as blogTest, tool } from '../../support/stored/blogs.ts'
import { openTrip, test as tripTest } from '../../support/stored/trips.ts'

/** The active hero image of the demo catalogue. */
const demoHero = 'Dusk on the backwaters'

/** @returns the URL of the uploaded picture. */
async function stored(
  request: APIRequestContext,
  bucket: Bucket,
  alt: string,
  { buffer, ...fields }: { buffer?: Buffer; category_id?: string } = {},
): Promise<string> {
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: buffer ?? (await aPictureFile()) }
  const headers = { origin: new URL((await request.get('/readyz')).url()).origin }
  const answer = await request.post('/api/admin/pictures', { multipart: { bucket, alt, file, ...fields }, headers })
  return ((await answer.json()) as Picture).url
}

const opener = (place: Page | Locator, purpose: string) =>
  place.getByRole('button', { name: `Choose from library for ${purpose}` })

const library = (page: Page) => page.getByRole('dialog', { name: 'Choose from library' })

/** Searches the open library for a picture and selects it with the keyboard. @param shown its text in the library. */
async function choose(page: Page, alt: string, shown = alt) {
  const dialog = library(page)
  await dialog.getByRole('searchbox', { name: 'Search by alternative text or file name' }).fill(alt)
  await expect(dialog.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible()
  await dialog.getByRole('button', { name: shown }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

tripTest(
  'two trips share a picture; it outlasts the last of them, for an undo',
  async ({ page, request, allow, trips }) => {
    // The library shows pictures of parallel tests, which may be deleted before they are loaded.
    allow.statuses.push(500, 404)
    const alt = `${trips.mark} misty hill`
    const url = await stored(request, 'trip-images', alt)
    const other = await stored(request, 'trip-images', `${trips.mark} second hill`)
    const first = await trips.store({ title: `${trips.mark} First`, featured_image: url })
    const title = `${trips.mark} Second`
    const second = await trips.store({ title })
    const form = await openTrip(page, title)

    await tripTest.step(
      'search, pagination, no results, and a failed request; on a phone it fills the screen, and names are cut off',
      async () => {
        const restore = await failCall(page, 'admin/pictures/list')
        await opener(form, 'Featured image').click()
        const dialog = library(page)
        const failed = dialog.getByRole('alert').filter({ hasText: 'The pictures did not load' })
        await expect(failed).toBeVisible()
        await restore()
        await failed.getByRole('button', { name: 'Try again' }).click()
        const pictures = dialog.getByRole('list', { name: 'Pictures' }).getByRole('button')
        await expect(pictures).toHaveCount(24)
        const firstImage = pictures.first().locator('img')
        const first = await firstImage.getAttribute('src')
        await dialog.getByRole('button', { name: 'Page 2', exact: true }).click()
        await expect(firstImage).not.toHaveAttribute('src', first!)
        const search = dialog.getByRole('searchbox', { name: 'Search by alternative text or file name' })
        await search.fill(`${trips.mark} nothing`)
        await expect(dialog.getByText('No pictures found matching your search.')).toBeVisible()
        await expectNoAxeFindings(page)
        await search.fill('')
        await expect(pictures).toHaveCount(24)
        // The pictures on the page depend on parallel tests.
        await expect(dialog.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        )

        await page.setViewportSize({ width: 390, height: 844 })
        await expect.poll(async () => (await dialog.boundingBox())!.width).toBe(390)
        for (const name of await pictures.locator('img + span').all()) {
          expect((await name.boundingBox())!.height).toBeLessThan(60)
        }
        await expectNoAxeFindings(page)
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.keyboard.press('Escape')
      },
    )

    await expect(library(page)).toHaveCount(0)
    await expect(opener(form, 'Featured image')).toBeFocused()
    await page.keyboard.press('Enter')
    await choose(page, alt)
    await expect(opener(form, 'Featured image')).toBeFocused()
    await expect(form.getByRole('button', { name: 'Remove Featured image' })).toBeVisible()
    await opener(form, 'Additional images').click()
    const several = page.getByRole('dialog', { name: 'Choose pictures from library' })
    const pictures = several.getByRole('list', { name: 'Pictures' }).getByRole('button')
    await several.getByRole('searchbox').fill(trips.mark)
    await expect(pictures).toHaveCount(2)
    await pictures.nth(0).click()
    await pictures.nth(1).press('Space')
    await expect(several.getByText('2 of 4 chosen')).toBeVisible()
    await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expectNoAxeFindings(page)
    await pictures.nth(1).press('Space')
    await pictures.nth(1).press('Space')
    await several.getByRole('button', { name: 'Add 2 pictures' }).click()
    await expect(several).toHaveCount(0)
    await expect(form.getByText('2 of 4', { exact: true })).toBeVisible()
    await form.getByRole('button', { name: 'Update Trip' }).click()
    await expect(page.getByText('Trip updated successfully')).toBeVisible()
    const { featured_image, trip_images } = await trips.read(title)
    expect([featured_image, trip_images.map(({ image_url }) => image_url)]).toEqual([url, [other, url]])

    await trips.remove(first)
    expect((await request.get(url)).status()).toBe(200)
    await trips.change(second, { featured_image: null })
    expect((await request.get(url)).status()).toBe(200)
    await trips.remove(second)
    expect((await request.get(url)).status()).toBe(200)
  },
)

adminTest('a hero image', async ({ page, request, call, mark, undoing, allow }) => {
  // The list shows pictures of parallel tests, which may be deleted before they are loaded.
  allow.statuses.push(404)
  const url = await stored(request, 'hero-images', `${mark} dusk`)
  const images = await call<AdminHeroImage[]>('GET', '/hero-images')
  const demo = images.find(({ title }) => title === demoHero)!
  undoing(() => call('PATCH', `/hero-images/${demo.id}`, { is_active: true }))
  await page.goto('/admin/hero-images')
  const form = page.getByRole('region', { name: 'Add New Hero Image' })
  await form.getByLabel('Image Title').fill(`${mark} again`)
  await opener(form, 'the hero image').click()
  await choose(page, `${mark} dusk`)
  await expect(form.getByRole('status').filter({ hasText: `${mark} dusk` })).toBeVisible()
  await expect(form.locator('img')).toHaveCount(2)
  await expect(form.getByLabel('Alternative text')).toHaveValue(`${mark} dusk`)
  await form.getByRole('button', { name: 'Upload Hero Image' }).click()
  await expectToast(page, 'Success', 'Hero image uploaded successfully')
  await expect(form.getByText(`${mark} dusk`, { exact: true })).toHaveCount(0)
  const hero = (await call<AdminHeroImage[]>('GET', '/hero-images')).find(({ title }) => title.includes(mark))!
  undoing(() => call('DELETE', `/hero-images/${hero.id}`))
  expect(hero.image_url).toBe(url)
})

adminTest('a category', async ({ page, request, call, mark, undoing, allow }) => {
  // The library shows the picture that is about to be replaced, which may be deleted before it is loaded.
  allow.statuses.push(404)
  const { id, title, featured_image } = (await call<AdminCategory[]>('GET', '/categories'))[1]!
  const buffer = await (await request.get(featured_image!)).body()
  // A replaced picture is deleted, so it is uploaded again.
  undoing(async () => {
    const again = await stored(request, 'category-images', '', { buffer, category_id: id })
    await call('PUT', `/categories/${id}/image`, { featured_image: again })
  })
  const url = await stored(request, 'category-images', `${mark} court`, { category_id: id })
  await page.goto('/admin/categories')
  await opener(page, title).click()
  await choose(page, `${mark} court`)
  await expectToast(page, 'Success', 'Category image updated successfully')
  const now = await call<AdminCategory[]>('GET', '/categories')
  expect(now.find((each) => each.id === id)!.featured_image).toBe(url)
})

blogTest('the text of a story: with its alternative text, or a prompt for it', async ({ page, request, blogs }) => {
  const described = await stored(request, 'blog-images', `${blogs.mark} lake`)
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Library`)
  await editorOf(page).click()
  await page.keyboard.type('Above')
  await tool(page, 'Image from library').click()
  await choose(page, `${blogs.mark} lake`)
  await expect(editorOf(page)).toBeFocused()
  await expect(editorOf(page).getByRole('img', { name: `${blogs.mark} lake` })).toBeVisible()
  await page.keyboard.press('Control+Z')
  await expect(editorOf(page).getByRole('img')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+Z')
  await expect(editorOf(page).getByRole('img', { name: `${blogs.mark} lake` })).toBeVisible()
  await editorOf(page).getByRole('paragraph').last().click()
  await page.keyboard.type('Below')
  const bare = await stored(request, 'blog-images', '')
  await tool(page, 'Image from library').click()
  await choose(page, bare.split('/').at(-1)!, 'a.jpg')
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
  await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toBeFocused()
  await page.keyboard.type('A boat')
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toBeFocused()
  await save(page)
  const { body } = await blogs.read(blogs.mark)
  expect(body.replaceAll(/<img src="([^"]+)" alt="([^"]+)"[^>]*>/g, '[$1 $2]')).toBe(
    `<p>Above</p>[${described} ${blogs.mark} lake]<p>Below</p>[${bare} A boat]`,
  )
})

adminTest(
  'many pictures are uploaded at once; what is refused is named, and unused ones are deleted together',
  async ({ page, call, mark }) => {
    const named = async () =>
      (await call<{ items: AdminPicture[] }>('GET', `/pictures?search=${mark}`)).items.map(
        ({ original_name }) => original_name,
      )
    const cards = page.getByRole('list', { name: 'Pictures' }).locator('> li')
    await page.goto('/admin/pictures?bucket=hero-images')
    await page.getByRole('button', { name: 'Upload pictures' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload pictures' })
    await expect(dialog.getByRole('radio', { name: 'Hero images' })).toBeChecked()
    await expectNoAxeFindings(page)
    const buffer = await aPictureFile()
    const photo = (name: string) => ({ name: `${mark} ${name}`, mimeType: 'image/jpeg', buffer })
    const text = { name: `${mark} list.txt`, mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await dialog
      .locator('input[type="file"]')
      .setInputFiles([photo('one.jpg'), text, photo('two.jpg'), photo('three.jpg')])
    await expect(dialog.getByText('3 pictures uploaded')).toBeVisible()
    const refused = dialog.getByRole('list', { name: 'Pictures that were refused' }).getByRole('listitem')
    await expect(refused).toHaveText([/list\.txt.*Please select an image file/])
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
    expect((await named()).toSorted()).toEqual([`${mark} one.jpg`, `${mark} three.jpg`, `${mark} two.jpg`])
    await page.getByRole('searchbox').fill(`${mark} two`)
    await expect(cards).toHaveCount(1)
    await expect(cards.getByText('Unused, kept')).toBeVisible()

    // Other tests may have left some.
    const { unused } = await call<PictureTotals>('GET', '/picture-totals?bucket=hero-images')
    const remove = page.getByRole('button', { name: new RegExp(`^Delete ${unused} unused \\([\\d.]+ [kM]B\\)$`) })
    await expect(page.getByText(/^[\d.]+ [kM]B stored, all sizes included$/)).toBeVisible()
    await remove.click()
    const sure = page.getByRole('alertdialog', { name: 'Delete unused pictures' })
    await expect(sure.getByText(new RegExp(`^${unused} pictures .* move to the trash for 30 days\\.`))).toBeVisible()
    await expectNoAxeFindings(page)
    await sure.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', `${unused} pictures deleted`)
    await expect(page.getByText('No pictures found matching your search.')).toBeVisible()
    await expect(remove).toHaveCount(0)
    expect(await named()).toEqual([])
  },
)
