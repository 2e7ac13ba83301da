import * as v from 'valibot'
import { keepText } from '@waldkerf/app/platform/storage/keepText'
import type { ImportFile } from '@waldkerf/ui/screens/imports/importTypes.ts'

/** Choices for files with the same heads: columns by their names, so that their order may change. */
const memory = v.object({
  key: v.string(),
  columns: v.record(v.string(), v.string()),
  epsg: v.optional(v.number()),
  quelle: v.string(),
  names: v.optional(v.record(v.string(), v.optional(v.nullable(v.number()))), {}),
})
export type SourceMemory = v.InferOutput<typeof memory>

const mostKept = 20
const storageKey = (email: string) => `waldkerf-imports:${email}`

function readAll(email: string): SourceMemory[] {
  try {
    return v.parse(v.array(memory), JSON.parse(localStorage.getItem(storageKey(email)) ?? '[]'))
  } catch {
    return []
  }
}

/** The choices of this person for the source last time, in this browser. @param key of its kind and its heads */
export const rememberedSource = (email: string, key: string): SourceMemory | undefined =>
  readAll(email).find((one) => one.key === key)

export function rememberSource(email: string, source: SourceMemory): void {
  const others = readAll(email).filter(({ key }) => key !== source.key)
  keepText(storageKey(email), JSON.stringify([source, ...others].slice(0, mostKept)))
}

/** The remembered columns at their places in this file. */
export function rememberedColumns({ columns }: SourceMemory, { head }: Pick<ImportFile, 'head'>) {
  const places = Object.entries(columns).map(([field, name]) => [field, head.indexOf(name)] as const)
  return Object.fromEntries(places.filter(([, at]) => at >= 0))
}
