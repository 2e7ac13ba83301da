import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from 'fast-png'
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'

/** Elements that may have a role; their names are those that WebKit tells screen readers, else what is in them. */
const elements = {
  button: 'button, [role=button]',
  combobox: 'select, [role=combobox]',
  heading: 'h1, h2, h3',
  img: 'img, [role=img]',
  menuitem: '[role=menuitem]',
  navigation: 'nav',
  region: 'section, [role=region]',
  row: 'tr, [role=row]',
  application: '[role=application]',
  textbox: 'input, textarea',
} as const

export type Role = keyof typeof elements

/** In ms. */
const patience = 30_000

/** Runs in the page. @returns the elements that can be seen */
const seen = (selector: string) =>
  [...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0,
  )

/** Runs in the page. @returns whether an element that can be seen has this text, and no other */
const says = (pattern: string, flags: string) => {
  const words = new RegExp(pattern, flags)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
  for (let one = texts.nextNode() as Element | null; one; one = texts.nextNode() as Element | null)
    if (words.test(one.textContent.trim()) && one.children.length < 4 && one.checkVisibility()) return true
  return false
}

const fits = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

/** A window of WebKit, used as journeys in other browsers use theirs. */
export class Page {
  readonly driver: WebDriver
  readonly #origin: string

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver
    this.#origin = origin
  }

  /** Asks again until there is an answer. @param what named when there is none */
  async until<T>(what: string, ask: () => Promise<T | undefined | false | null>): Promise<T> {
    let last: unknown
    for (const end = Date.now() + patience; Date.now() < end; await this.driver.sleep(100)) {
      try {
        const found = await ask()
        if (found !== undefined && found !== false && found !== null) return found
      } catch (error) {
        // An element that was rendered anew meanwhile.
        last = error
      }
    }
    throw new Error(`${what}: not within ${patience / 1_000} s`, { cause: last })
  }

  goto(path: string) {
    return this.driver.get(this.#origin + path)
  }

  async signIn(email: string, path = '/dashboard') {
    await this.goto(path)
    await this.fill(await this.css('#username'), email)
    await this.fill(await this.css('#password'), 'waldkerf')
    await (await this.css('#kc-login')).click()
    await this.until('the signed-in page', async () =>
      this.driver.executeScript<boolean>(() => document.querySelector('main h1') !== null),
    )
  }

  css(selector: string): Promise<WebElement> {
    return this.until(selector, async () => (await this.driver.findElements(By.css(selector)))[0])
  }

  async all(role: Role, name: string | RegExp): Promise<WebElement[]> {
    const found: WebElement[] = []
    for (const one of await this.driver.executeScript<WebElement[]>(seen, elements[role]))
      if (fits(((await one.getAccessibleName()) || (await one.getText())).trim(), name)) found.push(one)
    return found
  }

  find(role: Role, name: string | RegExp): Promise<WebElement> {
    return this.until(`${role} ${name}`, async () => (await this.all(role, name))[0])
  }

  async click(role: Role, name: string | RegExp) {
    await this.until(`${role} ${name} to be pressed`, async () => {
      await (await this.all(role, name))[0]!.click()
      return true
    })
  }

  text(words: string | RegExp): Promise<boolean> {
    return this.until(`text ${words}`, () => this.says(words))
  }

  says(words: string | RegExp): Promise<boolean> {
    const { source, flags } = typeof words === 'string' ? new RegExp(`^${words}$`) : words
    return this.driver.executeScript<boolean>(says, source, flags)
  }

  gone(words: RegExp): Promise<boolean> {
    return this.until(`no text ${words}`, async () => !(await this.says(words)))
  }

  /** Presses what says this, whatever it is. */
  async clickText(words: string) {
    await this.until(`${words} to be pressed`, async () => {
      await this.driver.findElement(By.xpath(`//*[normalize-space(text())=${JSON.stringify(words)}]`)).click()
      return true
    })
  }

  /** Answers a question that comes, or is not asked at all. */
  async pressIf(name: string) {
    const [button] = await this.all('button', name)
    await button?.click()
  }

  async fill(field: WebElement, text: string) {
    await field.clear()
    await field.sendKeys(text)
  }

  async choose(label: string, value: string) {
    const field = await this.find('combobox', label)
    await (await field.findElement(By.css(`option[value="${value}"]`))).click()
  }

  /** Keys for whatever has the focus. */
  press(...keys: readonly string[]) {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform()
  }

  /** Gives files to the field that takes them. */
  async give(selector: string, file: string) {
    await (await this.css(selector)).sendKeys(file)
  }

  /** The share of an element's pixels in the window that have a colour. */
  async share(element: WebElement, isWanted: (red: number, green: number, blue: number) => boolean): Promise<number> {
    const { data, channels, width: across } = decode(Buffer.from(await this.driver.takeScreenshot(), 'base64'))
    const { x, y, width, height } = await element.getRect()
    let count = 0
    for (let row = Math.ceil(y); row < y + height; row += 1)
      for (let column = Math.ceil(x); column < x + width; column += 1) {
        const at = (row * across + column) * channels
        if (isWanted(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) count += 1
      }
    return count / (width * height)
  }

  async picture(file: string) {
    writeFileSync(file, await this.driver.takeScreenshot(), 'base64')
  }
}

/** The file with this ending that a folder gets. */
export const downloaded = (page: Page, folder: string, ending: string): Promise<string> =>
  page.until(`a file ${ending} in ${folder}`, async () => {
    const name = readdirSync(folder).find((one) => one.endsWith(ending))
    return name && join(folder, name)
  })

export { Key }
