import { expect, type Locator, type Page } from '@playwright/test'
import type { DroppedFile } from './drop-files.ts'
import { isPhone } from './fixtures.ts'

/** Both ways in which everyday tasks are done: `test.use({ viewport })`, and the hand follows. */
export const hands = [
  { way: 'by keyboard', viewport: { width: 1440, height: 900 } },
  { way: 'by phone', viewport: { width: 390, height: 844 } },
] as const

/** Does a task and counts what the person counts: each thing pressed is one. Typing and moving the focus are free. */
export class Hand {
  clicks = 0
  readonly page: Page
  readonly #hasKeys: boolean

  constructor(page: Page) {
    this.page = page
    this.#hasKeys = !isPhone(page)
  }

  async press(place: Locator): Promise<void> {
    this.clicks += 1
    if (!this.#hasKeys) return place.click()
    // A dialog that opens takes the focus once; what no keyboard reaches never has it.
    await expect(async () => {
      await place.focus()
      await expect(place).toBeFocused({ timeout: 500 })
    }).toPass()
    await this.page.keyboard.press((await isTicked(place)) ? 'Space' : 'Enter')
  }

  /** By its shortcut or, on a phone, by its button. */
  async pressKeys(keys: string, button: Locator): Promise<void> {
    if (!this.#hasKeys) return this.press(button)
    this.clicks += 1
    await this.page.keyboard.press(keys)
  }

  /** Presses an entry of an open menu, in which the arrow keys move. */
  async pressItem(place: Locator): Promise<void> {
    if (this.#hasKeys) {
      await expect(async () => {
        await this.page.keyboard.press('ArrowDown')
        await expect(place).toBeFocused({ timeout: 200 })
      }).toPass()
    }
    return this.press(place)
  }

  /** Opens the dialog of the system for files; what is pressed in there is not counted. */
  async chooseFiles(place: Locator, files: DroppedFile[]): Promise<void> {
    const opened = this.page.waitForEvent('filechooser')
    await this.press(place)
    await (await opened).setFiles(files)
  }

  /** Opens a screen of the sidebar, which a phone keeps in a drawer. */
  async openScreen(name: string): Promise<void> {
    if (!this.#hasKeys) await this.press(this.page.getByRole('button', { name: 'Toggle menu' }))
    await this.press(this.page.getByRole('link', { name, exact: true }))
  }
}

function isTicked(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.matches('input[type="checkbox"], input[type="radio"]'))
}
