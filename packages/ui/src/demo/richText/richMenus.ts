import type { Editor } from '@tiptap/core'
import type { MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import type { ColorName } from '@waldkerf/ui/theme/meaning'
import { textColors } from './model/ownMedia.ts'
import type { texts } from './RichText.texts.ts'

type Words = typeof texts.de

/** Commands that need more than a press: each opens a dialog. */
export type RichQuestion = 'link' | 'anchor' | 'media' | 'search' | 'preview'

const levels = [1, 2, 3, 4] as const

/** Signs that no key has, by their names. */
const signs = {
  quoteStart: '„',
  quoteEnd: '“',
  apostrophe: '’',
  dash: '–',
  ellipsis: '…',
  bullet: '•',
  section: '§',
  euro: '€',
  degree: '°',
  times: '×',
  half: '½',
  plusMinus: '±',
  atMost: '≤',
  atLeast: '≥',
  about: '≈',
  square: '²',
  diameter: 'Ø',
  micro: 'µ',
  promille: '‰',
  copyright: '©',
  tree: '🌲',
  beetle: '🐞',
  leaf: '🍂',
  sun: '☀️',
} as const satisfies Record<keyof Words['signs'], string>

/** The text's colours by their names among the page's. */
const swatches = {
  green: 'successText',
  red: 'dangerText',
  blue: 'infoText',
  amber: 'warningText',
  grey: 'textMuted',
} as const satisfies Record<(typeof textColors)[number], ColorName>

const styleItems = (editor: Editor, t: Words): MenuItem[] => [
  {
    id: 'paragraph',
    label: t.style.paragraph,
    checked: editor.isActive('paragraph'),
    onSelect: () => editor.chain().focus().setParagraph().run(),
  },
  ...levels.map((level) => ({
    id: `heading${level}`,
    label: t.style.heading(level),
    checked: editor.isActive('heading', { level }),
    onSelect: () => editor.chain().focus().setHeading({ level }).run(),
  })),
  {
    id: 'block',
    label: t.style.block,
    checked: editor.isActive('codeBlock'),
    onSelect: () => editor.chain().focus().setCodeBlock().run(),
  },
]

const colorItems = (editor: Editor, t: Words): MenuItem[] => [
  { id: 'none', label: t.color.none, swatch: 'text', onSelect: () => editor.chain().focus().unsetMark('color').run() },
  ...textColors.map((color) => ({
    id: color,
    label: t.color[color],
    swatch: swatches[color],
    checked: editor.isActive('color', { color }),
    onSelect: () => editor.chain().focus().setMark('color', { color }).run(),
  })),
]

const tableItems = (editor: Editor, t: Words): MenuItem[] => {
  const steps = {
    insert: () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    row: () => editor.chain().focus().addRowAfter().run(),
    column: () => editor.chain().focus().addColumnAfter().run(),
    deleteRow: () => editor.chain().focus().deleteRow().run(),
    deleteColumn: () => editor.chain().focus().deleteColumn().run(),
    delete: () => editor.chain().focus().deleteTable().run(),
  }
  const ids = Object.keys(steps) as (keyof typeof steps)[]
  return ids
    .filter((id) => (id === 'insert') !== editor.isActive('table'))
    .map((id) => ({ id, label: t.table[id], onSelect: steps[id] }))
}

function insertItems(editor: Editor, t: Words, today: string, ask: (question: RichQuestion) => void): MenuItem[] {
  const asks = (id: RichQuestion): MenuItem => ({ id, label: t.insert[id], onSelect: () => ask(id) })
  return [
    asks('link'),
    asks('anchor'),
    asks('media'),
    { id: 'rule', label: t.insert.rule, onSelect: () => editor.chain().focus().setHorizontalRule().run() },
    {
      id: 'pageBreak',
      label: t.insert.pageBreak,
      onSelect: () => editor.chain().focus().insertContent({ type: 'pageBreak' }).run(),
    },
    { id: 'date', label: t.insert.date, onSelect: () => editor.chain().focus().insertContent(today).run() },
    { ...asks('search'), startsGroup: true },
    asks('preview'),
  ]
}

/** A menu's name; `upload` is the button beside them. */
export type MenuId = keyof Words['menus'] | 'upload'

interface RichMenu {
  id: MenuId
  label: string
  items: MenuItem[]
  /** Signs beside each other, so many in a line. */
  columns?: number
}

/** The menus beside the tools, with what is true at the selection. @param today as it is written */
export const richMenus = (
  editor: Editor,
  t: Words,
  today: string,
  ask: (question: RichQuestion) => void,
): RichMenu[] => [
  { id: 'style', label: t.menus.style, items: styleItems(editor, t) },
  { id: 'insert', label: t.menus.insert, items: insertItems(editor, t, today, ask) },
  {
    id: 'sign',
    label: t.menus.sign,
    columns: 6,
    items: (Object.keys(signs) as (keyof typeof signs)[]).map((id) => ({
      id,
      label: t.signs[id],
      sign: signs[id],
      onSelect: () => void editor.chain().focus().insertContent(signs[id]).run(),
    })),
  },
  { id: 'color', label: t.menus.color, items: colorItems(editor, t) },
  { id: 'table', label: t.menus.table, items: tableItems(editor, t) },
]
