import type { Page } from '@playwright/test'
import type { Proposal, ProposalData } from '#contract/admin/proposals.ts'
import { aProposalBody } from '#tests/support/factories/proposal.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import type { AdminCall } from '../support/admin-call.ts'
import { expect, expectToast, sendEnquiry, test as base } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings, isPhone } from '../support/fixtures.ts'
import { Hand, hands } from '../support/hands.ts'

/** Presses from the enquiry to its sent proposal; typing is free. */
const most = 25

interface Stored {
  /** @returns the id of an enquiry of a person with the mark. */
  enquiry: () => Promise<string>
  proposal: (fields?: Partial<ProposalData>) => Promise<string>
}

const test = base.extend<{ stored: Stored }>({
  stored: async ({ call, mark, request, baseURL, undoing }, use) => {
    const enquiry = async () => {
      const person = { name: `${mark} Asha`, phone: '98450 00000', people: '2', words: 'Tigers, please.' }
      await sendEnquiry(request, baseURL!, person)
      const id = await enquiryOf(call, mark)
      undoing(() => call('DELETE', `/enquiries/${id}`))
      return id
    }
    await use({
      enquiry,
      proposal: async (fields = {}) => {
        const enquiry_id = await enquiry()
        const proposal_data = aProposalBody({ title: `${mark} Kanha`, travellers: [mark], ...fields } as object)
        return (await call<{ id: string }>('POST', '/proposals', { enquiry_id, proposal_data })).id
      },
    })
  },
})

async function enquiryOf(call: AdminCall, mark: string): Promise<string> {
  const { items } = await call<{ items: { id: string }[] }>('GET', `/enquiries?status=all&search=${mark}`)
  return items[0]!.id
}

const form = (page: Page) => page.getByRole('dialog', { name: /^(?:Proposal|Template)/ })

for (const { way, viewport } of hands)
  test.describe(way, () => {
    test.use({ viewport })

    test('an enquiry becomes a sent proposal', async ({ page, call, mark, stored, undoing }) => {
      const itinerary = [
        { title: 'Arrival', description: 'Tea.' },
        { title: 'The forest', description: 'Two drives.' },
      ]
      const trip_data = aTripPayload({ title: `${mark} Kanha`, price: 48_500, itinerary })
      const { id } = await call<{ id: string }>('POST', '/trips', { trip_data })
      undoing(() => call('DELETE', `/trips/${id}`))
      await stored.enquiry()
      const hand = new Hand(page)
      await page.goto(`/admin/enquiries?search=${mark}`)
      await hand.press(page.getByRole('link', { name: `${mark} Asha` }).first())
      const panel = page.getByRole('region', { name: 'Proposals' })
      await expect(panel).toContainText('No proposal yet.')
      await hand.press(panel.getByRole('link', { name: 'Make a proposal' }))

      const making = page.getByRole('dialog', { name: 'Make a proposal' })
      await making.getByRole('combobox', { name: 'Which trip?' }).fill(mark)
      const option = making.getByRole('option', { name: `${mark} Kanha` })
      await expect(option).toBeVisible()
      if (isPhone(page)) await hand.press(option)
      else await hand.pressKeys('Enter', option)
      await expectNoAxeFindings(page)
      await hand.press(making.getByRole('button', { name: 'Make proposal' }))

      await expect(form(page)).toBeVisible()
      await expect(form(page).getByRole('textbox', { name: 'Travellers', exact: true })).toHaveValue(`${mark} Asha`)
      await form(page).getByLabel('First day').fill('2027-03-12')
      await expect(form(page).getByText('Day 2 · Saturday, 13 Mar 2027')).toBeVisible()
      await form(page).getByLabel('Note for these travellers').first().fill('Your room looks at the forest.')
      await hand.press(form(page).getByRole('button', { name: '+ Discount' }))
      await form(page).getByRole('group', { name: 'Line 2' }).getByLabel('Rupees').fill('-2000')
      await expect(form(page).getByRole('region', { name: 'Totals' })).toContainText('₹99,750')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      await expectNoAxeFindings(page)

      await hand.press(form(page).getByRole('button', { name: 'Send', exact: true }))
      await hand.press(page.getByRole('dialog', { name: 'Send' }).getByRole('button', { name: 'Send version 1' }))
      const sent = page.getByRole('dialog', { name: 'Version 1' })
      await expect(sent.getByRole('status')).toContainText('Version 1 is on its page')
      await expect(sent.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/919845000000\?text=Hello.*%2Fp%2F/,
      )
      await expectNoAxeFindings(page)
      expect(hand.clicks).toBeLessThanOrEqual(most)
      await hand.press(sent.getByRole('button', { name: 'Done' }))
      await expect(form(page)).toContainText('Version 1 sent just now · Not seen yet')

      await page.goto(`/admin/enquiries?edit=${await enquiryOf(call, mark)}`)
      await expect(panel.getByRole('listitem')).toContainText('Version 1 sent')
    })
  })

test('a proposal that another tab changed is not overwritten unasked', async ({ page, call, mark, stored, allow }) => {
  allow.statuses.push(409)
  const id = await stored.proposal()
  await page.goto(`/admin/proposals?edit=${id}`)
  await form(page).getByRole('textbox', { name: 'Title', exact: true }).fill(`${mark} here`)
  const proposal_data = aProposalBody({ title: `${mark} there` })
  await call('PATCH', `/proposals/${id}`, { proposal_data })
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('alertdialog')
  await expect(conflict).toContainText(`${mark} there`)
  await expectNoAxeFindings(page)
})

test('a template has no personal words, and begins a proposal', async ({ page, call, mark, stored, undoing }) => {
  const note = { note: `Secret of ${mark}`, accommodation_name: null, room_type: null, meal_plan: null }
  const id = await stored.proposal({
    title: 'Forest days',
    greeting: `Dear ${mark}`,
    days: [{ title: 'Arrival', description: 'Tea.', ...note }],
  })
  await page.goto(`/admin/proposals?edit=${id}`)
  await form(page).getByRole('button', { name: 'Save as template' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save template' }).click()
  await expectToast(page, 'Success', 'Template saved')
  const { items } = await call<{ items: { id: string }[] }>('GET', '/proposals?templates=true')
  const bodies = await Promise.all(items.map((item) => call<Proposal>('GET', `/proposals/${item.id}`)))
  const template = bodies.find(({ title }) => title === 'Forest days')!
  undoing(() => call('DELETE', `/proposals/${template.id}`))
  expect(JSON.stringify(template)).not.toContain(mark)

  await page.goto(`/admin/proposals?action=new&enquiry=${await enquiryOf(call, mark)}`)
  await page.getByRole('dialog', { name: 'Make a proposal' }).getByRole('button', { name: 'Forest days' }).click()
  await expect(form(page).getByRole('textbox', { name: 'Travellers', exact: true })).toHaveValue(`${mark} Asha`)
  await expect(form(page).getByLabel('Note for these travellers')).toHaveValue('')
})

test('it is withdrawn, and then it can only be copied', async ({ page, stored }) => {
  const id = await stored.proposal({ valid_until: '2099-01-01' })
  await page.goto(`/admin/proposals?edit=${id}`)
  await form(page).getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send version 1' }).click()
  await page.getByRole('dialog', { name: 'Version 1' }).getByRole('button', { name: 'Done' }).click()
  await form(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Not saved in time')
  await form(page).getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expectToast(page, 'Success', 'Proposal withdrawn')
  await expect(form(page).getByText('This proposal was accepted or withdrawn.')).toBeVisible()
  await expect(form(page).getByRole('textbox', { name: 'Title', exact: true })).toBeDisabled()
  await expect(form(page).getByRole('button', { name: 'Save Proposal' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Save and leave' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.goto(`/admin/proposals?edit=${id}`)
  await form(page).getByRole('button', { name: 'Copy as a new proposal' }).click()
  await expectToast(page, 'Success', 'Proposal made')
  await expect(form(page).getByText('Not sent yet')).toBeVisible()
})

test('what is missing is said before it is sent', async ({ page, stored, allow }) => {
  allow.statuses.push(422)
  const id = await stored.proposal({ valid_until: null, lines: [] })
  await page.goto(`/admin/proposals?edit=${id}`)
  await form(page).getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send version 1' }).click()
  await expect(page.getByRole('alert')).toContainText('Say until when it is valid')
  await expectNoAxeFindings(page)
})
