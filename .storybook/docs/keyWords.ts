import type { Words } from '../guide/words/Words.tsx'

const same = (word: string): Words => ({ de: word, en: word })

/** Captions of the keys in both languages; the names are those of `KeyboardEvent.key`. */
export const keyWords = {
  Tab: same('Tab'),
  Enter: { de: 'Eingabe', en: 'Enter' },
  Space: { de: 'Leertaste', en: 'Space' },
  Escape: same('Esc'),
  Shift: { de: 'Umschalt', en: 'Shift' },
  Ctrl: { de: 'Strg', en: 'Ctrl' },
  ArrowUp: same('↑'),
  ArrowDown: same('↓'),
  ArrowLeft: same('←'),
  ArrowRight: same('→'),
  Home: { de: 'Pos1', en: 'Home' },
  End: { de: 'Ende', en: 'End' },
  PageUp: { de: 'Bild auf', en: 'Page up' },
  PageDown: { de: 'Bild ab', en: 'Page down' },
  Delete: { de: 'Entf', en: 'Delete' },
  F10: same('F10'),
  A: same('A'),
  C: same('C'),
  K: same('K'),
  '+': same('+'),
  '-': same('−'),
  '0': same('0'),
  '?': same('?'),
} as const satisfies Record<string, Words>

export type KeyName = keyof typeof keyWords
