import { expect, type Locator, type Page } from '@playwright/test'
import type { DroppedFile } from './drop-files.ts'
import { isPhone, waitForPaint } from './fixtures.ts'

/** Options of a list that opens; more of them are searched. */
const longestList = 12

/** Both ways in which everyday tasks are done: `test.use({ viewport })`, and the hand follows. */
export const hands = [
  { way: 'by keyboard', viewport: { width: 1440, height: 900 } },
  { way: 'by phone', viewport: { width: 390, height: 844 } },
] as const

/** Does a task and counts what the person counts: each press is one. Typing and moving the focus are free. */
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
    await this.#reach(place)
    await this.page.keyboard.press((await isTicked(place)) ? 'Space' : 'Enter')
  }

  /** By its shortcut or, on a phone, by its button. */
  async pressKeys(keys: string, button: Locator): Promise<void> {
    if (!this.#hasKeys) return this.press(button)
    this.clicks += 1
    // What a key does is there with the button that does the same.
    await expect(button).toBeVisible()
    await waitForPaint(this.page)
    await this.page.keyboard.press(keys)
  }

  /** Chooses from a list that opens: one to open it, one to choose. */
  async choose(list: Locator, option: string): Promise<void> {
    const place = this.page.getByRole('option', { name: option, exact: true })
    if (!this.#hasKeys) {
      await this.press(list)
      return this.press(place)
    }
    await this.#reach(list)
    await this.#key('Space')
    await expect(place).toBeVisible()
    // The arrow keys go round.
    for (let step = 0; step < longestList && !(await isActive(list, place)); step += 1) {
      await this.page.keyboard.press('ArrowDown')
      await waitForPaint(this.page)
    }
    await this.#key('Enter')
  }

  /** Chooses what typing has left of a list. */
  async chooseTyped(list: Locator, option: string): Promise<void> {
    await expect(list).toBeVisible()
    await waitForPaint(this.page)
    await list.fill(option)
    const place = this.page.getByRole('option', { name: option, exact: true })
    if (!this.#hasKeys) return this.press(place)
    await expect(place).toBeVisible()
    await this.page.keyboard.press('ArrowDown')
    await this.#key('Enter')
  }

  /** Presses an entry of an open menu, in which the arrow keys move. */
  async pressItem(place: Locator): Promise<void> {
    if (!this.#hasKeys) return this.press(place)
    await expect(place).toBeVisible()
    // The arrow keys go round.
    for (let step = 0; step < longestList && !(await isFocused(place)); step += 1) {
      await waitForPaint(this.page)
      await this.page.keyboard.press('ArrowDown')
    }
    await expect(place).toBeFocused()
    await this.#key('Enter')
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

  /**
   * Moves the focus, as Tab does, to what can be seen. A dialog or menu takes the focus in a timer when it
   * opens, and returns it in one when it closes: a person is never that fast, a test is.
   */
  async #reach(place: Locator): Promise<void> {
    await expect(place).toBeVisible()
    await waitForPaint(this.page)
    await place.focus()
    // Otherwise the key would be pressed on something that no keyboard reaches.
    await expect(place).toBeFocused()
  }

  async #key(key: string): Promise<void> {
    this.clicks += 1
    await this.page.keyboard.press(key)
  }
}

/** Whether Enter chooses the option, as assistive technology reports it. */
async function isActive(list: Locator, option: Locator): Promise<boolean> {
  const active = await list.getAttribute('aria-activedescendant')
  return active !== null && active === (await option.getAttribute('id'))
}

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement)
}

function isTicked(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.matches('input[type="checkbox"], input[type="radio"]'))
}
