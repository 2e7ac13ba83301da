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
 * @param together fields that are one value, and are taken or asked as one
 */
export function mergeFields<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  together: readonly (readonly (keyof T)[])[] = [],
): Merged<T> {
  const merged = { ...theirs }
  const clashes: (keyof T)[] = []
  const alone = (Object.keys(mine) as (keyof T)[]).filter((field) => !together.some((group) => group.includes(field)))
  for (const group of [...together, ...alone.map((field) => [field])]) {
    const differing = (one: T, other: T) => group.filter((field) => one[field] !== other[field])
    const [own, asked] = [differing(mine, base), differing(mine, theirs)]
    if (own.length === 0 || asked.length === 0) continue
    if (differing(theirs, base).length > 0) clashes.push(...asked)
    else for (const field of group) merged[field] = mine[field]
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
