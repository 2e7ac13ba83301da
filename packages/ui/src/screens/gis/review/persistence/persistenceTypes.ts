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

/** What keeps the review's unsaved work beyond the screen. */
export interface ReviewPersistence {
  /** Hears what is stored nowhere yet whenever that changes. @param settle sends what waits, and ends with the last answer */
  onOpenWork: (work: OpenWork, settle: () => Promise<void>) => void
  /** Keeps a typed message, and offers the one of an earlier visit. */
  renderDraft: (draft: MessageDraft) => ReactNode
}
