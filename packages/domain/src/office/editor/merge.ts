/** Whose value a field gets. */
export type Side = 'mine' | 'theirs'

export interface Merged<T> {
  /** Changes of one side are in it; where both changed, the stored value stands until somebody chooses. */
  merged: T
  /** Fields that both changed, to different values. */
  clashes: (keyof T)[]
}

/**
 * Three-way merge of flat values, field by field.
 * @param base as it was when the editing began
 */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): Merged<T> {
  const merged = { ...theirs }
  const clashes: (keyof T)[] = []
  for (const field of Object.keys(mine) as (keyof T)[]) {
    if (mine[field] === base[field] || mine[field] === theirs[field]) continue
    if (theirs[field] === base[field]) merged[field] = mine[field]
    else clashes.push(field)
  }
  return { merged, clashes }
}

/** With the choice made for each clash; unchosen ones keep the stored value. */
export function resolve<T extends object>(
  { merged, clashes }: Merged<T>,
  mine: T,
  sides: Partial<Record<keyof T, Side>>,
): T {
  const own = clashes.filter((field) => sides[field] === 'mine').map((field) => [field, mine[field]])
  return { ...merged, ...(Object.fromEntries(own) as Partial<T>) }
}
