import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * Buttons that show a picture alone: each has a name and a tooltip, each picture stands for one thing, and what is the
 * same act has the same picture everywhere. Acts are named as their texts are.
 */
const meanings: Readonly<Record<string, { meaning: string; acts: readonly string[] }>> = {
  'arrow-down': { meaning: 'downwards: a row, or an order that falls', acts: ['down', 'direction'] },
  'arrow-left': { meaning: 'moves forward in a row', acts: ['forward'] },
  'arrow-right': { meaning: 'moves backward in a row', acts: ['backward'] },
  'arrow-up': { meaning: 'upwards: a row, or an order that rises', acts: ['up', 'direction'] },
  calendar: { meaning: 'a calendar', acts: ['calendar'] },
  chart: { meaning: 'as a chart', acts: ['asChart'] },
  'chevron-down': { meaning: 'the next below', acts: ['next'] },
  'chevron-left': {
    meaning: 'back, to the one before; a panel at the right comes out',
    acts: ['back', 'previous', 'previousMonth', 'unfold'],
  },
  'chevron-right': { meaning: 'the one after; a panel at the right goes in', acts: ['next', 'nextMonth', 'fold'] },
  'chevron-up': { meaning: 'the one before, above', acts: ['previous'] },
  close: {
    meaning: 'away with what is open; nothing that is stored goes',
    acts: ['close', 'closeLabel', 'cancel', 'dismiss', 'dropUnsaved'],
  },
  columns: { meaning: 'columns of a table', acts: ['columns'] },
  contrast: { meaning: 'light and contrast', acts: ['light'] },
  crosshair: { meaning: 'shows what is selected', acts: ['showPicked', 'showSelected'] },
  expand: { meaning: 'fills the screen', acts: ['full', 'label'] },
  filter: { meaning: 'filters', acts: ['filters'] },
  first: { meaning: 'the first of all', acts: ['first'] },
  fit: { meaning: 'shows everything', acts: ['showAll', 'whole'] },
  layers: { meaning: 'what a map shows', acts: ['layers'] },
  magnet: { meaning: 'draws a point to what lies in the picture', acts: ['snap'] },
  map: { meaning: 'the map', acts: ['map'] },
  menu: { meaning: 'the menu', acts: ['closeMenu', 'openMenu'] },
  minus: { meaning: 'smaller', acts: ['zoomOut', 'smaller'] },
  pencil: { meaning: 'changes it', acts: ['edit'] },
  plus: { meaning: 'larger', acts: ['zoomIn', 'larger'] },
  question: { meaning: 'help', acts: ['help'] },
  reset: { meaning: 'as it was at first', acts: ['reset'] },
  rotate: { meaning: 'turns a picture', acts: ['turn'] },
  settings: { meaning: 'settings', acts: ['settings'] },
  shrink: { meaning: 'leaves the full screen', acts: ['leaveFull', 'label'] },
  table: { meaning: 'as a table', acts: ['asTable'] },
  trash: { meaning: 'removes what is kept', acts: ['remove'] },
  undo: { meaning: 'one step back; mirrored, forth', acts: ['undo', 'redo'] },
  unlink: { meaning: 'ends a connection', acts: ['disconnect'] },
}

const source = join(import.meta.dirname, '../../../..')
const isOurs = (file: string) => !/\.(stories|docs|test)\.tsx$|\/template\/|\/demo\//.test(file)
const files = globSync('{ui,app}/src/**/*.tsx', { cwd: source })
  .filter(isOurs)
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))

/** The buttons of a file as icon and act; a button that shows one of two icons gives both. */
function shownActs({ file, text }: (typeof files)[number]) {
  const tags = text.matchAll(/<IconButton\b((?:[^>]|=>)*?)\/?>/g)
  return [...tags].flatMap(([, attributes = '']) => {
    const icon = /\bicon=(?:"[^"]*"|\{[^}]*\})/.exec(attributes)?.[0] ?? ''
    const label = /\blabel=\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(attributes)?.[1] ?? ''
    const icons = [...icon.matchAll(/["']([a-z-]+)["']/g)].flatMap(([, name = '']) =>
      Object.hasOwn(meanings, name) || !icon.includes('?') ? name : [],
    )
    const acts = [...label.matchAll(/\bt(?:\.\w+)*\.(\w+)|^(label)$/g)].map(([, key, own]) => key ?? own ?? '')
    return icons.map((name, place) => ({ file, icon: name, act: acts[place] ?? acts[0] ?? '' }))
  })
}

const buttons = files.flatMap(shownActs)

test('each picture stands for what the table says, and nothing else', () => {
  expect(buttons.length).toBeGreaterThan(60)
  expect(buttons.filter(({ icon, act }) => !meanings[icon]?.acts.includes(act))).toEqual([])
})

test('the table names no picture that no button shows', () => {
  const used = new Set(buttons.map(({ icon }) => icon))
  expect(Object.keys(meanings).filter((icon) => !used.has(icon))).toEqual([])
})

test('other buttons with a picture alone have a name and a tooltip too', () => {
  const bare = files.flatMap(({ file, text }) =>
    [...text.matchAll(/<button\b((?:[^<>]|=>)*)>\s*<Icon\b[^>]*\/>\s*<\/button>/g)].flatMap(([, attributes = '']) =>
      /\btitle=/.test(attributes) && /\baria-(?:label|hidden)/.test(attributes) ? [] : file,
    ),
  )
  expect(bare).toEqual([])
})
