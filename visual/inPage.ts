import type { ClockWindow } from '../.storybook/preview/clock.ts'

/*
 * Functions that run in Storybook's page: each is handed over as text and sees nothing of this file.
 */

/** px */
export interface Size {
  width: number
  height: number
}

/** How a story is looked at. */
export interface Look {
  /** Globals that it fixes itself. */
  globals: Readonly<Record<string, unknown>>
  /** Of its viewport, or else of the mode's; undefined if neither has one. */
  size?: Size
  /** It draws nothing on purpose, as its `parameters.shown` says. */
  drawsNothing: boolean
}

type Listener = (event: never) => void

/** The parts of Storybook's preview that are used here. */
type StoryWindow = ClockWindow & {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: Listener) => void
    off: (event: string, listener: Listener) => void
    emit: (event: string, payload: unknown) => void
  }
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<unknown>
    currentSelection?: { storyId: string }
    onUpdateGlobals: (payload: { globals: object }) => Promise<void>
    storyStoreValue: {
      loadStory: (story: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } | string }
        parameters: {
          viewport?: { options?: Record<string, { styles?: Record<keyof Size, string> }> }
          shown?: { nothing?: string }
        }
      }>
    }
  }
}

/** Sets the toolbar's globals for all stories; an address sets them for its own story only. */
export async function setGlobals(globals: Readonly<Record<string, unknown>>): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow
  await preview.ready()
  await preview.onUpdateGlobals({ globals })
}

/** Asks the story itself: Storybook's index does not contain its globals. */
export async function lookAt({ id, modeViewport }: { id: string; modeViewport?: string }): Promise<Look> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow
  const { storyGlobals: globals, parameters } = await preview.storyStoreValue.loadStory({ storyId: id })
  const own = typeof globals.viewport === 'string' ? globals.viewport : globals.viewport?.value
  const styles = parameters.viewport?.options?.[own ?? modeViewport ?? '']?.styles
  const size = styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
  return { globals, size, drawsNothing: parameters.shown?.nothing !== undefined }
}

/**
 * Shows a story from its beginning and resolves when its play has passed or failed.
 * @returns the reason of a failure; undefined if there is none
 */
export function renderStory({ id, plays }: { id: string; plays: boolean }): Promise<string | undefined> {
  const {
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    __STORYBOOK_PREVIEW__: preview,
    setClockBack,
  } = window as unknown as StoryWindow
  const failures = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ]
  // Storybook reads the address before each story: with `embed` it runs no play. At the page's load `embed` would also
  // resize it.
  const address = new URL(location.href)
  if (plays) address.searchParams.delete('embed')
  else address.searchParams.set('embed', 'true')
  history.replaceState({}, '', address)
  return new Promise((resolve) => {
    let message: string | undefined
    const fail = (event: { message?: string } | { message?: string }[] | string) => {
      const first = Array.isArray(event) ? event[0] : event
      message ??= (typeof first === 'object' ? first.message : undefined) ?? 'It cannot be shown.'
    }
    const finish = ({ status }: { status: string }) => {
      for (const name of failures) channel.off(name, fail)
      channel.off('storyFinished', finish)
      resolve(message ?? (status === 'error' ? 'It failed.' : undefined))
    }
    for (const name of failures) channel.on(name, fail)
    channel.on('storyFinished', finish)
    setClockBack()
    const again = preview.currentSelection?.storyId === id
    channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/**
 * Scrolls down the page and back if a chart or a panel waits to be in view: a picture shows the whole page.
 * @returns whether one was waiting
 */
export async function showUnseen(): Promise<boolean> {
  if (!document.querySelector('[role="img"]:empty, [data-unseen]')) return false
  const { scrollX: left, scrollY: back } = window
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    // The first frame draws the place; before the second, the page is told that it is in view.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  scrollTo({ left, top: back, behavior: 'instant' })
  return true
}

/** Waits for fonts and pictures, and until nothing has changed for so many ms; not longer than thirty times as long. */
export async function stillFor(calm: number): Promise<void> {
  await document.fonts.ready
  const began = performance.now()
  let changed = began
  const observer = new MutationObserver(() => {
    changed = performance.now()
  })
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  do await new Promise((resolve) => requestAnimationFrame(resolve))
  while (
    (performance.now() < changed + calm ||
      Array.from(document.images).some(({ complete, loading }) => !complete && loading !== 'lazy')) &&
    performance.now() < began + calm * 30
  )
  observer.disconnect()
}

/** Whether nothing can be seen, neither in the story's own place nor beside it, where dialogs and menus stand. */
export function drawsNothing(): boolean {
  const root = document.querySelector<HTMLElement>('#storybook-root')
  if (root?.innerText.trim()) return false
  const beside = 'body > :not([id^="storybook-"], [class^="sb-"], script, style)'
  const drawn = document.querySelectorAll(`#storybook-root *, ${beside}, ${beside} *`)
  return Array.from(drawn).every((element) => element.clientWidth === 0 || element.clientHeight === 0)
}
