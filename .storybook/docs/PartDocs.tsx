import type { ReactNode } from 'react'
import type { Words } from '../guide/words/Words.tsx'
import type { KeyName } from './keyWords.ts'

/** Keys and their effect in a part. */
export interface KeyLine {
  /** Alternatives, each as the keys pressed together: `[['Shift', 'Tab']]`. */
  keys: readonly (readonly KeyName[])[]
  does: Words
}

/** States that change a part's look. `hover`, `focus` and `active` are drawn without pointer or focus. */
export type PartState = 'rest' | 'hover' | 'focus' | 'active' | 'disabled' | 'busy' | 'invalid'

/** A kind of the part and how it is drawn in a state. */
export interface MatrixRow {
  name: string
  sample: (state: PartState) => ReactNode
}

/** A part's kinds and the states that it has. */
export interface PartMatrix {
  states: readonly PartState[]
  rows: readonly MatrixRow[]
  /** Whether it follows the size setting. */
  sized?: boolean
}

/** The words on a folder of `parts/` or `chrome/`, beside it as `<Folder>.docs.tsx`. */
export interface PartDocs {
  /** Its use, in one or two sentences. */
  purpose: Words
  /** Cases where another part is right, with that part's name. */
  notFor: readonly Words[]
  /** Empty: it takes no key of its own. */
  keyboard: readonly KeyLine[]
  /** Whose props are listed, by name; empty where the folder has no component. */
  components: Readonly<Record<string, object>>
  matrix?: PartMatrix
}
