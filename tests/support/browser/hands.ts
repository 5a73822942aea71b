import { type FileChooser, type Locator, type Page, expect } from '@playwright/test'

/** How somebody works with a page. */
export interface Hands {
  press(control: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** One of the radios of a group. */
  pick(group: Locator, option: RegExp): Promise<void>
  /** The option of a searched list that reads as what is typed. */
  find(list: Locator, option: string): Promise<void>
  /** One of the system's own list. */
  select(list: Locator, option: string): Promise<void>
  chooseFile(field: Locator, file: Parameters<FileChooser['setFiles']>[0]): Promise<void>
}

/** More than any page has controls. */
const mostTabs = 100

/** The browser hands file choosers over once somebody listens for them: told so only when a key is pressed, it may hear of it after the key. */
const takeChoosers = (page: Page) => page.on('filechooser', () => undefined)

/** Nothing but keys: what they do not reach fails the test. */
export function byKeyboard(page: Page): Hands {
  takeChoosers(page)
  const { keyboard } = page
  const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

  async function reach(control: Locator): Promise<void> {
    await expect(control).toBeAttached()
    for (let tabs = 0; tabs < mostTabs; tabs++) {
      if (await isFocused(control)) return
      await keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${control}`)
  }

  return {
    async press(control) {
      await reach(control)
      await keyboard.press(await control.evaluate((element) => (element.matches('[type=checkbox], [type=radio]') ? 'Space' : 'Enter')))
    },
    async type(field, text) {
      await reach(field)
      await keyboard.type(text)
    },
    async pick(group, option) {
      // Of a group the keyboard reaches the chosen radio, else the first.
      const chosen = group.locator('input:checked')
      await reach((await chosen.count()) > 0 ? chosen : group.getByRole('radio').first())
      const wanted = group.getByRole('radio', { name: option })
      if (await isFocused(wanted)) await keyboard.press('Space')
      for (const radio of await group.getByRole('radio').all()) {
        if (await wanted.isChecked()) break
        await expect(radio).toBeAttached()
        await keyboard.press('ArrowDown')
      }
      await expect(wanted).toBeChecked()
    },
    async find(list, option) {
      await this.type(list, option)
      await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
      await keyboard.press('Enter')
    },
    async select(list, option) {
      await reach(list)
      await keyboard.type(option)
      await expect(list.locator('option:checked')).toHaveText(option)
    },
    async chooseFile(field, file) {
      await reach(field)
      const chooser = page.waitForEvent('filechooser')
      await keyboard.press('Space')
      await (await chooser).setFiles(file)
    },
  }
}

/** Nothing but a finger, and the keys of the keyboard that it opens. */
export function byTouch(page: Page): Hands {
  takeChoosers(page)
  async function tap(control: Locator): Promise<void> {
    await expect(control).toBeVisible()
    await control.tap()
  }

  return {
    press: tap,
    async type(field, text) {
      await tap(field)
      await page.keyboard.type(text)
    },
    pick: (group, option) => tap(group.getByRole('radio', { name: option })),
    async find(list, option) {
      await this.type(list, option)
      await tap(page.getByRole('option', { name: option, exact: true }))
    },
    async select(list, option) {
      await tap(list)
      // The list itself is the system's, outside the page.
      await list.selectOption(option)
    },
    async chooseFile(field, file) {
      const chooser = page.waitForEvent('filechooser')
      await tap(field)
      await (await chooser).setFiles(file)
    },
  }
}
