import type { Proposal } from '#contract/admin/proposals.ts'
import { wordsTexts } from '#contract/proposals.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aProposalBody } from '#tests/support/factories/proposal.ts'
import { anyAddress, expect, signedOut, test } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

test('someone who called gets a proposal, and writes a testimonial after the journey', async ({
  page,
  browser,
  baseURL,
  call,
  mark,
  undoing,
}) => {
  const name = `${mark} Asha`
  const person = await test.step('the owner writes the call down', async () => {
    await page.goto('/admin/enquiries?action=new')
    const form = page.getByRole('dialog', { name: 'Add Enquiry' })
    await form.getByRole('textbox', { name: 'Name' }).fill(name)
    await form.getByRole('textbox', { name: 'What they wish' }).fill('Kanha in March.')
    await form.getByRole('button', { name: 'Add Enquiry' }).click()
    await expect(form.getByText('Please enter an e-mail address or a phone number')).toBeVisible()
    await expectNoAxeFindings(page)
    await form.getByRole('textbox', { name: 'Phone' }).fill('98450 12345')
    await form.getByRole('button', { name: 'Add Enquiry' }).click()
    await expect(form).toHaveCount(0)
    const { items } = await call<{ items: { id: string }[] }>('GET', `/enquiries?status=all&search=${mark}`)
    return items[0]!.id
  })
  undoing(() => call('DELETE', `/enquiries/${person}`))
  const proposal_data = aProposalBody({ travellers: [name], start_on: '2026-03-12', valid_until: '2099-12-31' })
  const { id } = await call<{ id: string }>('POST', '/proposals', { enquiry_id: person, proposal_data })
  const { updated_at } = await call<Proposal>('GET', `/proposals/${id}`)
  const { url } = await call<{ url: string }>('POST', `/proposals/${id}/send`, { updated_at })

  await test.step('the traveller says yes and writes, without scripts on a small phone', async () => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      storageState: signedOut,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 780 },
      extraHTTPHeaders: { 'x-forwarded-for': anyAddress() },
    })
    const guest = await context.newPage()
    await guest.goto(new URL(url).pathname)
    await guest.getByRole('button', { name: 'Yes, this one' }).click()
    await guest.goto(`${new URL(url).pathname}/words`)
    await guest.getByLabel('Your rating').selectOption('4 Stars')
    await guest.getByRole('button', { name: 'Send' }).click()
    await expect(guest.getByRole('alert')).toContainText(wordsTexts.words)
    await guest.getByLabel('Your words').fill('We learned the forest by its alarm calls.')
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPictureFile() }
    await guest.getByLabel('A photo of you').setInputFiles(photo)
    await guest.getByLabel(/may show my words/).check()
    await guest.getByRole('button', { name: 'Send' }).click()
    await expect(guest.getByText(wordsTexts.thanks)).toBeVisible()
    await context.close()
  })

  await test.step('the owner publishes the words, which no form changes', async () => {
    await page.goto(`/admin/proposals?edit=${id}`)
    const form = page.getByRole('dialog', { name: /^Proposal/ })
    await expect(form.getByText('We learned the forest by its alarm calls.')).toBeVisible()
    await expect(form.getByRole('img', { name: `Photo of ${name}` })).toBeVisible()
    await expectNoAxeFindings(page)
    await form.getByRole('button', { name: 'Publish as a testimonial' }).click()
    await expect(form.getByText('Published among the testimonials')).toBeVisible()
    // The decision is final.
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await page.goto(`/admin/testimonials?search=${mark}`)
    await expect(page.getByText('By invitation')).toBeVisible()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('dialog').getByLabel('Testimonial Content')).toBeDisabled()
    const { items } = await call<{ items: { id: string }[] }>('GET', `/testimonials?search=${mark}`)
    await call('DELETE', `/testimonials/${items[0]!.id}`)
  })
})

test('all about a person is exported, and erased', async ({ page, call, mark }) => {
  const enquiry_data = { name: `${mark} Ravi`, email: `${mark}@mail.example`.toLowerCase(), words: 'Hello.' }
  const { id } = await call<{ id: string }>('POST', '/enquiries', { enquiry_data })
  await call('POST', '/enquiries', { enquiry_data: { ...enquiry_data, words: 'Once more.' } })
  await page.goto(`/admin/enquiries?edit=${id}`)
  const form = page.getByRole('dialog', { name: 'Enquiry' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('link', { name: 'Export it' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^person-H-.*\.json$/)
  await form.getByRole('button', { name: 'Erase it' }).click()
  const question = page.getByRole('alertdialog', { name: `Erase ${mark} Ravi?` })
  await question.getByRole('button', { name: 'Erase for ever' }).click()
  await expect(page.getByText('Erased 2 enquiries')).toBeVisible()
  await expect(form).toHaveCount(0)
  expect((await call<{ total: number }>('GET', `/enquiries?status=all&search=${mark}`)).total).toBe(0)
})
