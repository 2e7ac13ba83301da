import { apply, type Command } from '../editor/commands.ts'
import type { EditedDocument } from '../editor/document.ts'
import { absorb, beginHistory, type History, redo, run, type Step, undo } from '../editor/history.ts'

/** The editor's document with its history. `typing` names the field whose keystrokes still belong to the last step. */
export interface EditorHistory extends History {
  typing?: string | undefined
}

export type EditorAction =
  /** @param typing names the field: keystrokes in one field are one step */
  | { kind: 'run'; command: Command; typing?: string | undefined }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Undoes or redoes until this number of steps is applied. */
  | { kind: 'goTo'; steps: number }
  /** Changes of others. */
  | { kind: 'absorb'; commands: readonly Command[] }
  | { kind: 'open'; document: EditedDocument }

export const openEditor = (document: EditedDocument): EditorHistory => beginHistory(document)

type After<K extends EditorAction['kind']> = (
  history: EditorHistory,
  action: Extract<EditorAction, { kind: K }>,
) => EditorHistory

const table: { readonly [K in EditorAction['kind']]: After<K> } = {
  run: (history, { command, typing }) => ran(history, command, typing),
  undo: (history) => settled(undo(history)),
  redo: (history) => settled(redo(history)),
  goTo: (history, { steps }) => settled(goTo(history, steps)),
  absorb: (history, { commands }) => ({ ...commands.reduce<History>(absorb, history), typing: history.typing }),
  open: (_history, { document }) => openEditor(document),
}

/** The history after an action; the same object where nothing changes. */
export function editorAfter<K extends EditorAction['kind']>(
  history: EditorHistory,
  action: Extract<EditorAction, { kind: K }>,
): EditorHistory {
  const after: After<K> = table[action.kind]
  return after(history, action)
}

const settled = ({ document, past, future }: History): EditorHistory => ({ document, past, future })

function ran(history: EditorHistory, command: Command, typing: string | undefined): EditorHistory {
  const last = history.past.at(-1)
  const joined = typing !== undefined && typing === history.typing && last && joinedStep(history, last, command)
  if (joined) return { ...joined, typing }
  const next = run(history, command)
  return next === history ? history : { ...next, typing }
}

type Changing = Extract<Command, { changes: unknown }>
const isChanging = (command: Command): command is Changing => 'changes' in command

/** One more keystroke in the field of the last step. */
function joinedStep(history: History, last: Step, command: Command): History | undefined {
  const applied = apply(history.document, command)
  if (!applied || !isChanging(command) || !isChanging(last.command) || !isChanging(last.inverse)) return undefined
  const step: Step = {
    command: { ...last.command, changes: { ...last.command.changes, ...command.changes } } as Command,
    inverse: last.inverse,
  }
  return { document: applied.document, past: [...history.past.slice(0, -1), step], future: [] }
}

function goTo(history: History, steps: number): History {
  let next = history
  while (next.past.length > Math.max(steps, 0)) next = undo(next)
  while (next.past.length < steps && next.future.length > 0) next = redo(next)
  return next
}
