import type { Browser, Page } from '@playwright/test'
import type { Mode } from '../.storybook/preview/modes.ts'
import { drawsNothing, type Look, lookAt, renderStory, setGlobals, showUnseen, type Size, stillFor } from './inPage.ts'

const wide: Size = { width: 1440, height: 900 }

/** ms without a change after which a story counts as drawn; ms after which waiting ends. */
const calm = 100
const longest = 6_000

/** A window in which nothing moves. */
export async function openStage(browser: Browser, origin: string): Promise<Stage> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  })
  return new Stage(await context.newPage(), origin)
}

/**
 * Whether each try at a story plays it; a failure is tried again on a new page, since it may have spoiled the old one.
 * Plays are written in German and for a wide window: none is played in English, and one that fails on a phone is left
 * out.
 */
function tries({ globals: { language, viewport } }: Mode): readonly boolean[] {
  if (language) return [false, false]
  return viewport ? [true, true, false] : [true, true]
}

/** Storybook's preview in a page: shows one story after the other without loading everything again. */
export class Stage {
  readonly page: Page
  readonly #address: string
  readonly #requests = new Set<unknown>()
  #mode?: Mode
  #title?: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#address = `${origin}/iframe.html?viewMode=story`
    page.on('request', (request) => this.#requests.add(request))
    page.on('requestfinished', (request) => this.#requests.delete(request))
    page.on('requestfailed', (request) => this.#requests.delete(request))
  }

  /** Begins a file's stories in a mode, on a page without traces of other files. */
  async enter(mode: Mode, title: string): Promise<void> {
    if (this.#mode === mode && this.#title === title) return
    this.#title = undefined
    await this.page.emulateMedia({ forcedColors: mode.forcedColors ? 'active' : 'none' })
    await this.#open(mode)
    this.#mode = mode
    this.#title = title
  }

  async #open(mode: Mode) {
    this.#requests.clear()
    // Here as in `look`, the story before may be navigating at this moment.
    await this.page.goto(this.#address).catch(() => this.page.goto(this.#address))
    await this.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    await this.page.evaluate(setGlobals, { ...mode.globals, a11y: { manual: true } })
  }

  /** @returns how a story is to be looked at in a mode */
  async look(id: string, mode: Mode): Promise<Look> {
    const ask = () => this.page.evaluate(lookAt, { id, modeViewport: mode.globals.viewport?.value })
    return ask().catch(async () => {
      await this.#open(mode)
      return ask()
    })
  }

  /**
   * Shows a story in a mode that was entered, up to the end of its play and until nothing changes any longer.
   * @param look without a size the window is as wide as a screen
   * @throws Error when it fails, or draws nothing though it should
   */
  async show(id: string, mode: Mode, { size = wide, drawsNothing: mayBeEmpty }: Look): Promise<void> {
    await this.page.setViewportSize(size)
    let message: string | undefined
    for (const plays of tries(mode)) {
      if (message !== undefined) await this.#open(mode)
      message = await this.page.evaluate(renderStory, { id, plays }).catch((error: Error) => error.message)
      if (message === undefined) break
    }
    if (message === undefined) {
      // A panel that has come can hold a chart, which has to be in view as well.
      for (let turn = 0; turn < 2 && (await this.page.evaluate(showUnseen)); turn += 1)
        await this.page.evaluate(stillFor, calm)
      if (!(await this.#comesToRest(mayBeEmpty))) message = 'It draws nothing.'
    }
    if (message !== undefined) throw new Error(message)
  }

  /** Waits for fonts and pictures, until no request is open and nothing changes. @returns whether anything is drawn */
  async #comesToRest(mayBeEmpty: boolean): Promise<boolean> {
    const end = performance.now() + longest
    for (;;) {
      await this.page.evaluate(stillFor, calm)
      const isEmpty = !mayBeEmpty && (await this.page.evaluate(drawsNothing))
      if ((!isEmpty && this.#requests.size === 0) || performance.now() > end) return !isEmpty
    }
  }
}
