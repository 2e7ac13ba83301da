import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { ReactNode } from 'react'
import type { Decision } from '../decide/decisionQueue.ts'
import type { OpenWork } from './openWork.ts'

export type { OpenWork } from './openWork.ts'

/** A message that is being typed. */
export interface MessageDraft {
  beetle: Beetle
  text: string
  /** An older text takes its place. */
  onRestore: (text: string) => void
}

/** A decision that is not stored, and the record as it was decided on. */
export interface KeptDecision {
  base: Beetle
  decision: Decision
}

/** Keeps the review's unsaved work beyond the screen. */
export interface ReviewPersistence {
  /** Called with the unsaved work whenever it changes. @param settle sends pending decisions, ends with the last answer */
  onOpenWork: (work: OpenWork, settle: () => Promise<void>) => void
  /** The window closes: these are not stored, as far as it knows. */
  keepDecisions: (open: readonly KeptDecision[]) => void
  /** Those that an earlier window has kept, once. */
  takeDecisions: () => readonly KeptDecision[]
  /** Keeps a typed message, and offers the one of an earlier visit. */
  renderDraft: (draft: MessageDraft) => ReactNode
}
