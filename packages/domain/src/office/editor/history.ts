import { apply, type Command } from './commands.ts'
import type { EditedDocument } from './document.ts'

/** A change that was made, and the command that undoes it. */
export interface Step {
  command: Command
  inverse: Command
}

/** The editor's document with everything that can be undone and redone; the newest step is the last of each list. */
export interface History {
  document: EditedDocument
  past: readonly Step[]
  future: readonly Step[]
}

export const beginHistory = (document: EditedDocument): History => ({ document, past: [], future: [] })

/** Makes a change and clears the list of changes to redo. */
export function run(history: History, command: Command): History {
  const applied = apply(history.document, command)
  if (!applied) return history
  const { document, inverse } = applied
  return { document, past: [...history.past, { command, inverse }], future: [] }
}

/** Undoes the newest change; without one nothing happens. A step whose row is gone is skipped. */
export function undo(history: History): History {
  const step = history.past.at(-1)
  if (!step) return history
  const document = apply(history.document, step.inverse)?.document ?? history.document
  return { document, past: history.past.slice(0, -1), future: [...history.future, step] }
}

/** Redoes the change that was undone last. */
export function redo(history: History): History {
  const step = history.future.at(-1)
  if (!step) return history
  const document = apply(history.document, step.command)?.document ?? history.document
  return { document, past: [...history.past, step], future: history.future.slice(0, -1) }
}

/** Applies changes of other people. They are not added to the undo history; own steps stay in it. */
export const absorb = (history: History, command: Command): History => ({
  ...history,
  document: apply(history.document, command)?.document ?? history.document,
})
