import type { Command } from '@waldkerf/domain/office/editor/commands'
import type { Step } from '@waldkerf/domain/office/editor/history'

export interface StepWords {
  steps: {
    insert: (count: number) => string
    remove: (count: number) => string
    move: (to: number) => string
    change: (field: string, from: string, to: string) => string
  }
  fieldNames: Readonly<Record<string, string>>
  blank: string
  yes: string
  no: string
}

/** Longer texts are cut: the list is for finding a step again. */
const longest = 40

export function short(value: string | boolean | undefined, words: Pick<StepWords, 'blank' | 'yes' | 'no'>): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const text = (value ?? '').replaceAll('\n', ' ')
  if (text === '') return words.blank
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

type Values = Readonly<Record<string, string | boolean | undefined>>

/** A step of the history in words. */
export function describeStep({ command, inverse }: Step, words: StepWords): string {
  if (command.kind === 'insert') return words.steps.insert(command.items.length)
  if (command.kind === 'remove') return words.steps.remove(command.keys.length)
  if (command.kind === 'move') return words.steps.move(command.to + 1)
  return changed(command.changes, inverse, words)
}

function changed(changes: object, inverse: Command, words: StepWords): string {
  const before: Values = 'changes' in inverse ? { ...inverse.changes } : {}
  return Object.entries(changes as Values)
    .map(([field, value]) =>
      words.steps.change(words.fieldNames[field] ?? field, short(before[field], words), short(value, words)),
    )
    .join(', ')
}
