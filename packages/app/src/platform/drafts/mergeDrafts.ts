/** A draft in pieces that are merged as wholes, each under a name of its own. */
export type Pieces = ReadonlyMap<string, unknown>

/** How drafts of a form are taken apart and put together. */
export interface DraftShape<T> {
  split: (draft: T) => Pieces
  join: (pieces: Pieces) => T
  /** Name and value of a piece, for people; absent: nobody is asked about it, the newest holds. */
  words: (piece: string, value: unknown) => { name: string; text: string } | undefined
}

/** A piece that sessions have typed differently; the newest version is the first. */
interface DraftClash {
  piece: string
  name: string
  versions: readonly string[]
}

export interface MergedDrafts {
  clashes: readonly DraftClash[]
  /** The pieces to bring back. @param chosen by piece which version, from 0; the newest where none is named */
  restored: (chosen?: Readonly<Record<string, number>>) => Pieces
}

/**
 * Drafts of several sessions as one: piece by piece, the newest of each. What was typed differently can be chosen from.
 * @param found the oldest first
 * @param own what was typed here since: it is the newest, and stands on the page already
 */
export function mergeDrafts<T>(shape: DraftShape<T>, found: readonly Pieces[], own: Pieces): MergedDrafts {
  const names = [...new Set(found.flatMap((pieces) => [...pieces.keys()]))]
  const versions = new Map(names.map((piece) => [piece, pieceVersions(piece, [...found, own])]))
  return {
    clashes: names.flatMap((piece) => findClash(piece, versions.get(piece) ?? [], shape)),
    restored: (chosen = {}) =>
      new Map(
        names.flatMap((piece) => {
          const at = chosen[piece] ?? 0
          return own.has(piece) && at === 0 ? [] : [[piece, versions.get(piece)?.[at]] as const]
        }),
      ),
  }
}

/** Different values alone, the newest first. */
function pieceVersions(piece: string, oldestFirst: readonly Pieces[]): unknown[] {
  const given = oldestFirst.filter((pieces) => pieces.has(piece)).map((pieces) => pieces.get(piece))
  return [...new Map(given.toReversed().map((value) => [JSON.stringify(value), value])).values()]
}

function findClash<T>(piece: string, versions: readonly unknown[], { words }: DraftShape<T>): DraftClash[] {
  const said = versions.map((value) => words(piece, value))
  const [first] = said
  if (!first || versions.length < 2) return []
  return [{ piece, name: first.name, versions: said.flatMap((one) => one?.text ?? []) }]
}

/** A form whose draft has the fields alone that were changed. */
export const fieldsShape = <T extends object>(names: Readonly<Record<keyof T & string, string>>): DraftShape<T> => ({
  split: (draft) => new Map(Object.entries(draft)),
  join: (pieces) => Object.fromEntries(pieces) as T,
  words: (piece, value) => ({ name: names[piece as keyof T & string], text: String(value) }),
})

const whole = 'whole'

/** A draft that is one piece. @param words what it is called, and what stands in it */
export const wholeShape = <T>(words: (draft: T) => { name: string; text: string }): DraftShape<T> => ({
  split: (draft) => new Map([[whole, draft]]),
  join: (pieces) => pieces.get(whole) as T,
  words: (_piece, value) => words(value as T),
})
