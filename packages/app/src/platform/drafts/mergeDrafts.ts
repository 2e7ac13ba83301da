/** A draft in named pieces, each of which is merged as a whole. */
export type Pieces = ReadonlyMap<string, unknown>

/** Splits drafts of a form into pieces and joins them. */
export interface DraftShape<T> {
  split: (draft: T) => Pieces
  join: (pieces: Pieces) => T
  /** Name and value of a piece, for people; undefined: the newest is taken without a question. */
  words: (piece: string, value: unknown) => { name: string; text: string } | undefined
}

/** A piece with different values in several sessions; the newest is the first. */
interface DraftClash {
  piece: string
  name: string
  versions: readonly string[]
}

export interface MergedDrafts {
  clashes: readonly DraftClash[]
  /** The pieces to restore. @param chosen index of the version by piece, from 0; by default the newest */
  restored: (chosen?: Readonly<Record<string, number>>) => Pieces
}

/**
 * Merges drafts of several sessions: the newest version of each piece. For pieces with different values people can
 * choose.
 * @param found the oldest first
 * @param own pieces typed in the open form since: the newest, and already on the page
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

/** The distinct values of a piece, the newest first. */
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

/** The shape of a draft that has only the changed fields. */
export const fieldsShape = <T extends object>(names: Readonly<Record<keyof T & string, string>>): DraftShape<T> => ({
  split: (draft) => new Map(Object.entries(draft)),
  join: (pieces) => Object.fromEntries(pieces) as T,
  words: (piece, value) => ({ name: names[piece as keyof T & string], text: String(value) }),
})

const whole = 'whole'

/** The shape of a draft of one piece. @param words its name and content, for people */
export const wholeShape = <T>(words: (draft: T) => { name: string; text: string }): DraftShape<T> => ({
  split: (draft) => new Map([[whole, draft]]),
  join: (pieces) => pieces.get(whole) as T,
  words: (_piece, value) => words(value as T),
})
