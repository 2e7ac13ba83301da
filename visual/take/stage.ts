import type { Page } from '@playwright/test'
import type { OwnLook } from './looks.ts'
import { ownLookOf, renderStory, setGlobals, stillFor } from './inPage.ts'
import type { Told } from './told.ts'

/** ms; a story that takes longer does not end by itself. */
const patience = 45_000
/** ms without a change after which a story counts as drawn; ms after which nobody waits for it any longer. */
const calm = 100
const longest = 6_000
/** Stories on one page; what they leave behind adds up. */
const enough = 200

/** Storybook's preview in a page: shows one story after the other without loading everything again. */
export class Stage {
  readonly page: Page
  readonly #address: string
  readonly #asked = new Set<unknown>()
  #left = 0
  #opened: { globals: Readonly<Record<string, unknown>>; plays: boolean } = { globals: {}, plays: true }

  constructor(page: Page, origin: string) {
    this.page = page
    this.#address = `${origin}/iframe.html?viewMode=story`
    page.on('request', (request) => this.#asked.add(request))
    page.on('requestfinished', (request) => this.#asked.delete(request))
    page.on('requestfailed', (request) => this.#asked.delete(request))
  }

  /**
   * Begins anew: nothing is left of the stories before.
   * @param plays whether what is shown from now on plays, too
   */
  async open(globals: Readonly<Record<string, unknown>>, plays = true): Promise<void> {
    this.#opened = { globals, plays }
    this.#asked.clear()
    this.#left = enough
    const address = plays ? this.#address : `${this.#address}&embed=true`
    // A story before may be leaving the page itself at this moment.
    await this.page.goto(address).catch(() => this.page.goto(address))
    await this.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    await this.page.evaluate(setGlobals, globals)
  }

  /** Opens the page where it is not open yet, or has shown a great many stories. */
  async keepOpen(globals: Readonly<Record<string, unknown>>): Promise<void> {
    if (this.#left === 0) await this.open(globals)
  }

  /** Does something with the page and, should that leave it, once more on a new one. */
  async again<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch {
      await this.open(this.#opened.globals, this.#opened.plays)
      return work()
    }
  }

  ownLookOf(id: string): Promise<OwnLook> {
    return this.page.evaluate(ownLookOf, id)
  }

  /** Shows a story up to the end of its play. What fails is tried once more on a new page: it may have left the old one. */
  async show(id: string): Promise<Told> {
    const told = await this.#showOnce(id)
    if (told.message === undefined) return told
    await this.open(this.#opened.globals, this.#opened.plays)
    const toldAgain = await this.#showOnce(id)
    // What it left undone is not the next one's.
    if (toldAgain.message !== undefined) this.#left = 0
    return toldAgain
  }

  async #showOnce(id: string): Promise<Told> {
    this.#left = Math.max(0, this.#left - 1)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Told>((resolve) => {
      timer = setTimeout(
        () => resolve({ message: `It did not end within ${patience / 1_000} s.`, violations: [] }),
        patience,
      )
    })
    try {
      return await Promise.race([this.page.evaluate(renderStory, id), late])
    } catch (error) {
      return { message: `The page was left: ${(error as Error).message.split('\n')[0]}`, violations: [] }
    } finally {
      clearTimeout(timer)
    }
  }

  /** Waits until fonts and pictures are there, nothing is asked for and nothing changes any longer. */
  async untilStill(): Promise<void> {
    const end = performance.now() + longest
    do await this.page.evaluate(stillFor, calm)
    while (this.#asked.size > 0 && performance.now() < end)
  }

  picture(): Promise<Buffer> {
    return this.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  }
}
