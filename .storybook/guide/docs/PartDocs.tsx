import type { ReactNode } from 'react'
import type { Words } from '../words/Words.tsx'
import type { KeyName } from './keyWords.ts'

/** What a key does in a part. */
export interface KeyLine {
  /** Ways to it; each as the keys pressed together: `[['Shift', 'Tab']]`. */
  keys: readonly (readonly KeyName[])[]
  does: Words
}

/** What of a part's look depends on the moment. `hover`, `focus` and `active` are shown without being so. */
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

/** What the guide says of a folder of `parts/` or `chrome/`; it stands beside it as `<Folder>.docs.tsx`. */
export interface PartDocs {
  /** What it is for, in one or two sentences. */
  purpose: Words
  /** Where something else is right, and what. */
  notFor: readonly Words[]
  /** Empty: it takes no key of its own. */
  keyboard: readonly KeyLine[]
  /** Whose props are listed, by name; empty where the folder has no component. */
  components: Readonly<Record<string, object>>
  matrix?: PartMatrix
}
