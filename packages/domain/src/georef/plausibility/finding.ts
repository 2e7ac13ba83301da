import type { Message } from '../message.ts'

export type PlausibilityReason =
  | 'rows'
  | 'swapped'
  | 'mirrored'
  | 'folded'
  | 'slope'
  | 'scale'
  | 'sheetSize'
  | 'resolution'
  | 'stretch'
  | 'shear'
  | 'rotation'

/** Something that looks wrong about a fit. */
export type Finding = { reason: PlausibilityReason; message: Message }
