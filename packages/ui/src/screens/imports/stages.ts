import type { FindImport, ImportKind, ImportState } from './importTypes.ts'

/** The stages of an import, as the line above its cards names them. */
export const stages = ['file', 'columns', 'names', 'compare', 'send'] as const
export type ImportStage = (typeof stages)[number]

/**
 * The stage at which an import is; undefined once it is done.
 * @param questions that the file leaves open
 */
export function presentStage(
  { file, plan, comparison, sending }: Pick<ImportState<ImportKind>, 'file' | 'plan' | 'comparison' | 'sending'>,
  questions: number,
): ImportStage | undefined {
  if (sending.status === 'done') return undefined
  if (sending.status !== 'none' || comparison.status === 'done') return 'send'
  if (file.status !== 'ready') return 'file'
  if (questions > 0) return 'names'
  return plan?.ready ? 'compare' : 'columns'
}

/** More names than anybody answers one by one are left out unless they are mended in the file. */
export const mostAsked = 100

type Asked = Pick<FindImport['told'], 'unclear' | 'swapped' | 'isOrderUnclear'>

/** Whether the file leaves anything open, answered or not. */
export const asksAnything = ({ unclear, swapped, isOrderUnclear }: Asked) =>
  unclear.length > 0 || swapped > 0 || isOrderUnclear

/** Questions of a file that nobody has answered yet. */
export interface OpenQuestions {
  open: number
  /** Rows with the names that are asked for; undefined where something else is asked, too. */
  rows?: number | undefined
}

export function openQuestions(
  { unclear, swapped, isOrderUnclear }: Asked,
  { names, swap, slashes }: FindImport['choice'],
): OpenQuestions {
  const open = unclear.slice(0, mostAsked).filter(({ name }) => names[name] === undefined)
  const others = Number(swapped > 0 && swap === undefined) + Number(isOrderUnclear && slashes === undefined)
  const rows = others > 0 ? undefined : open.reduce((sum, { rows: some }) => sum + some, 0)
  return { open: open.length + others, rows }
}
