import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { ReactNode } from 'react'
import type { OpenWork } from './openWork.ts'

export type { OpenWork } from './openWork.ts'

/** A message that is being typed. */
export interface MessageDraft {
  beetle: Beetle
  text: string
  /** An older text takes its place. */
  onRestore: (text: string) => void
}

/** Keeps the review's unsaved work beyond the screen. */
export interface ReviewPersistence {
  /** Called with the unsaved work whenever it changes. @param settle sends pending decisions, ends with the last answer */
  onOpenWork: (work: OpenWork, settle: () => Promise<void>) => void
  /** Keeps a typed message, and offers the one of an earlier visit. */
  renderDraft: (draft: MessageDraft) => ReactNode
}
