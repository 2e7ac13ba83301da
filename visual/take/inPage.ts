import type { ClockWindow } from './clock.ts'
import type { OwnLook, Viewport } from './looks.ts'
import type { Told, Violation } from './told.ts'

/*
 * Functions that run in Storybook's page: each is handed over as text and sees nothing of this file.
 */

interface Report {
  type: string
  result: {
    violations?: { id: string; impact: string; help: string; nodes: { target: unknown[] }[] }[]
    error?: { message?: string }
  }
}

type Listener = (event: never) => void

/** What of Storybook's preview is used here. */
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
        storyGlobals: { theme?: string; viewport?: { value?: string } | string }
        parameters: { viewport?: { options?: Record<string, { styles?: Record<keyof Viewport, string> }> } }
      }>
    }
  }
}

/** Sets what the toolbar sets. */
export async function setGlobals(globals: Readonly<Record<string, unknown>>): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow
  await preview.ready()
  await preview.onUpdateGlobals({ globals })
}

/** Which theme and viewport a story has of its own. */
export async function ownLookOf(storyId: string): Promise<OwnLook> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StoryWindow
  const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId })
  const name = typeof storyGlobals.viewport === 'string' ? storyGlobals.viewport : storyGlobals.viewport?.value
  const styles = name === undefined ? undefined : parameters.viewport?.options?.[name]?.styles
  return {
    theme: storyGlobals.theme,
    viewport: styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
  }
}

/** Shows a story from its beginning and answers when its play has ended, whichever way. */
export function renderStory(storyId: string): Promise<Told> {
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
  return new Promise((resolve) => {
    let message: string | undefined
    const violations: Violation[] = []
    const fail = (event: { message?: string; title?: string } | { message?: string }[] | string) => {
      const first = Array.isArray(event) ? event[0] : event
      const told = typeof first === 'object' ? (first.message ?? 'It failed.') : 'It cannot be shown.'
      message ??= told.split('\n')[0]!.slice(0, 300)
    }
    const finish = (event: { status: string; reporters: Report[] }) => {
      for (const name of failures) channel.off(name, fail)
      channel.off('storyFinished', finish)
      for (const { type, result } of event.reporters) {
        if (type !== 'a11y') continue
        if (result.error) message ??= result.error.message ?? 'Its accessibility could not be checked.'
        for (const { id, impact, help, nodes } of result.violations ?? []) {
          violations.push({ rule: id, impact, help, elements: nodes.map(({ target }) => target.join(' ')) })
        }
      }
      if (event.status === 'error' && violations.length === 0) message ??= 'It failed.'
      resolve({ message, violations })
    }
    for (const name of failures) channel.on(name, fail)
    channel.on('storyFinished', finish)
    setClockBack()
    const again = preview.currentSelection?.storyId === storyId
    channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
  })
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

/**
 * Runs in the page before anything else. Where a reader's colours are forced, Chromium paints text in them but goes on
 * telling the page's own colour for the text's filling, which is what axe asks for; no style here sets it apart.
 */
export function tellPaintedColor(): void {
  const { prototype } = CSSStyleDeclaration
  const tell = prototype.getPropertyValue
  prototype.getPropertyValue = function tellPainted(name) {
    return tell.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
  }
}
