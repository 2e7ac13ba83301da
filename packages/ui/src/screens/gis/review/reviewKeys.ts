import type { BeetleStatus } from '@waldkerf/domain/entities/beetles'
import type { KeyboardEvent } from 'react'

/** Keys of the review and what they decide. */
export const decisionKeys: Readonly<Partial<Record<BeetleStatus, string>>> = {
  published: 'V',
  rejected: 'A',
  query: 'R',
}

export interface ReviewCommands {
  decide: (status: BeetleStatus) => void
  /** 1: the next record, -1: the one before. */
  go: (steps: number) => void
  close: () => void
  /** Leaves a text field without leaving the record. */
  stopTyping: () => void
}

const typing = (target: EventTarget) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/**
 * The review's keys, handled where the whole screen is: they work while the focus is in it (so they disturb
 * nobody elsewhere), and not while typing.
 */
export function handleReviewKey(event: KeyboardEvent, commands: ReviewCommands, decisions: boolean) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const command = typing(event.target) ? whileTyping(key, commands) : commandOf(key, commands, decisions)
  if (!command) return
  event.preventDefault()
  command()
}

const whileTyping = (key: string, { stopTyping }: ReviewCommands) => (key === 'Escape' ? stopTyping : undefined)

function commandOf(key: string, { go, close, decide }: ReviewCommands, decisions: boolean): (() => void) | undefined {
  if (key === 'j') return () => go(1)
  if (key === 'k') return () => go(-1)
  if (key === 'Escape') return close
  const found = Object.entries(decisionKeys).find(([, letter]) => letter.toLowerCase() === key)
  return decisions && found ? () => decide(found[0] as BeetleStatus) : undefined
}
