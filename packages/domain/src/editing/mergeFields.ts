/** Whose value a field gets. */
export type Side = 'mine' | 'theirs'

/** The chosen side of each field; other fields get the stored value. */
export type Sides<T extends object> = Readonly<Partial<Record<keyof T, Side>>>

/** A field in which the two sides differ. */
export interface FieldDifference<T extends object> {
  field: keyof T & string
  /** Who has changed it since the editing began; `both`: to different values, so that people must choose. */
  changedBy: Side | 'both'
}

export interface Merged<T extends object> {
  /** Changes of either side; where both changed a field, the own value, so that nothing typed is lost. */
  merged: T
  /** Fields that both changed, to different values. */
  conflicts: (keyof T & string)[]
}

export interface MergeRules<T extends object> {
  /** Groups of fields that form one value and are merged together. */
  together?: readonly (readonly (keyof T & string)[])[]
  /** When two values of a field count as equal; by default when they are identical. */
  same?: Readonly<Partial<{ [Field in keyof T]: (one: T[Field], other: T[Field]) => boolean }>>
}

/**
 * The fields in which two sides differ that began with the same row. The fields are those of `mine`.
 * @param base as it was when the editing began
 */
export function differingFields<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  { together = [], same }: MergeRules<T> = {},
): FieldDifference<T>[] {
  const isSame = (field: keyof T, one: T, other: T): boolean =>
    same?.[field]?.(one[field], other[field]) ?? one[field] === other[field]
  const names = Object.keys(mine) as (keyof T & string)[]
  const alone = names.filter((field) => !together.some((group) => group.includes(field)))
  return [...together, ...alone.map((field) => [field])].flatMap((group) => {
    const isChanged = (side: T) => group.some((field) => !isSame(field, side, base))
    const changedBy = !isChanged(theirs) ? 'mine' : isChanged(mine) ? 'both' : 'theirs'
    return group.filter((field) => !isSame(field, mine, theirs)).map((field) => ({ field, changedBy }))
  })
}

/**
 * Three-way merge of flat values, field by field: the one rule by which the product brings two people's work together.
 * @param base as it was when the editing began
 */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T, rules: MergeRules<T> = {}): Merged<T> {
  const differing = differingFields(base, mine, theirs, rules)
  const taken = differing.filter(({ changedBy }) => changedBy === 'theirs').map(({ field }) => field)
  return {
    merged: { ...theirs, ...mine, ...pickFields(theirs, taken) },
    conflicts: differing.filter(({ changedBy }) => changedBy === 'both').map(({ field }) => field),
  }
}

/** Each field from its chosen side. */
export function chosenFields<T extends object>(mine: T, theirs: T, sides: Sides<T>): T {
  const own = (Object.keys(mine) as (keyof T)[]).filter((field) => sides[field] === 'mine')
  return { ...mine, ...theirs, ...pickFields(mine, own) }
}

/** Some fields of a row. */
export const pickFields = <T extends object>(values: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<T>

/** Whether two rows have the same values in the fields of the first. */
export const sameFields = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).every((field) => one[field] === other[field])
