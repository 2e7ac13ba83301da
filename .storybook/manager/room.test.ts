import { afterEach, expect, test, vi } from 'vitest'
import { followRoom } from './room.ts'

afterEach(() => vi.unstubAllGlobals())

/** A manager with its panel, and a way to go to a story. */
function openManager(search = '') {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { search })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  let shown = true
  const listeners: ((story: { storyId: string }) => void)[] = []
  const api = {
    getIsPanelShown: () => shown,
    togglePanel: (next: boolean) => (shown = next),
    on: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  }
  followRoom(api as unknown as Parameters<typeof followRoom>[0])
  return {
    shownAt: (storyId: string) => {
      for (const listener of listeners) listener({ storyId })
      return shown
    },
    toggle: () => (shown = !shown),
  }
}

test('the panel is folded where a story fills the window, and back beside a part', () => {
  const { shownAt } = openManager()
  expect(['screens-gis-gisscreen--ready', 'flows-conflict--ready', 'parts-button--busy'].map(shownAt)).toEqual([
    false,
    false,
    true,
  ])
})

test('opened by hand it stays open for that kind of story', () => {
  const { shownAt, toggle } = openManager()
  shownAt('screens-gis-gisscreen--ready')
  toggle()
  expect(['screens-gis-gisscreen--empty', 'parts-button--busy', 'pages-gis-gispage--ready'].map(shownAt)).toEqual([
    true,
    true,
    true,
  ])
})

test('an address that asks for the panel gets it', () => {
  expect(openManager('?path=/story/flows-conflict--ready&panel=bottom').shownAt('flows-conflict--ready')).toBe(true)
})
