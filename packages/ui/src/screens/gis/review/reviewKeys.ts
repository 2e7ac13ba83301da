import { isAskedOn, mayFollow, needsMessage } from '@waldkerf/domain/beetles/transitions'
import type { BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import type { Outcome } from './decide/outcome.ts'

/** The review's letters by the decision they stand for: those of the words in the chosen language. */
export type DecisionLetters = Readonly<Partial<Record<BeetleStatus, string>>>

/**
 * The decision that Ctrl and Enter send with its message: the one begun or waiting to be sent, else a question.
 * @param asks there is somebody to be asked
 */
export function writtenDecision(stored: string, outcome: Outcome | undefined, asks: boolean): BeetleStatus | undefined {
  const isBegun = outcome && 'status' in outcome && needsMessage(outcome.status)
  const aims = isBegun
    ? [outcome.status]
    : (['query', 'rejected'] as const).filter((status) => asks || status !== 'query')
  return aims.find((status) => mayFollow(stored, status) || isAskedOn(stored, status))
}

export interface ReviewCommands {
  decide: (status: BeetleStatus) => void
  /** Sends the decision that is begun or written, from anywhere in the record. */
  send: () => void
  /** 1: the next record, -1: the one before. */
  go: (steps: number) => void
  /** To the field of the species. */
  species: () => void
  /** Takes back the last decision that waits. */
  undo: () => void
  help: () => void
  /** To the list, over all that stands before it; and back to the filter. */
  list: () => void
  filter: () => void
  close: () => void
  /** Leaves a text field without leaving the record. */
  stopTyping: () => void
}

/** Conditions of the keys: whether a record is open, whether the person may decide, and by which letters. */
export interface ReviewReach {
  open: boolean
  decisions: boolean
  letters: DecisionLetters
}

/** Letters mean nothing to boxes and sliders, such as those of the map's layers. */
const withoutLetters = ['checkbox', 'radio', 'range'].map((type) => `[type=${type}]`).join()

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`input:not(${withoutLetters}), textarea, select`))

/** A field of one line uses Enter itself. */
const isOneLine = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, select')

/** React's or the document's. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'preventDefault'
> & { target: EventTarget | null }

/**
 * The review's keys, handled where the whole screen is: they work while the focus is in it (so they disturb
 * nobody elsewhere), and not while typing.
 */
export function handleReviewKey(event: KeyPress, commands: ReviewCommands, reach: ReviewReach) {
  // A key that is held down must not decide twice, which would send at once.
  if (event.defaultPrevented || event.repeat || event.altKey) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  // Undo has the key of all programs too; in a field it is the field's own.
  const isUndo = key === 'z' && !event.shiftKey && !typing(event.target)
  const hasModifier = event.ctrlKey || event.metaKey
  const sends = hasModifier && key === 'Enter' && reach.open && reach.decisions && !isOneLine(event.target)
  if (hasModifier && !isUndo && !sends) return
  const command = sends
    ? commands.send
    : typing(event.target)
      ? whileTyping(key, commands, reach)
      : findCommand(key, commands, reach)
  if (!command) return
  event.preventDefault()
  command()
}

const whileTyping = (key: string, { stopTyping }: ReviewCommands, { open }: ReviewReach) =>
  key === 'Escape' && open ? stopTyping : undefined

function findCommand(key: string, commands: ReviewCommands, { open, decisions, letters }: ReviewReach) {
  const { go, close, decide, species, undo, help, list, filter } = commands
  const always: Readonly<Record<string, () => void>> = { '?': help, ...(decisions && { z: undo }) }
  if (!open) return { ...always, t: list, f: filter }[key]
  const ofRecord: Readonly<Record<string, () => void>> = {
    ...always,
    j: () => go(1),
    k: () => go(-1),
    Escape: close,
    ...(decisions && { s: species }),
  }
  const found = Object.entries(letters).find(([, letter]) => letter.toLowerCase() === key)
  return decisions && found ? () => decide(found[0] as BeetleStatus) : ofRecord[key]
}
