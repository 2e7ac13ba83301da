import type { User } from '../entities/users.ts'

/** What people may change of their own row by one call (`a_update_user`), and the most characters each takes. */
export const personLimits = { first_name: 100, last_name: 100, phone: 50, berufsgruppe: 100 } as const
export type PersonField = keyof typeof personLimits
export type PersonValues = Readonly<Record<PersonField, string>>

export const personFields = Object.keys(personLimits) as PersonField[]

const fromFields = (valueOf: (field: PersonField) => string): PersonValues => ({
  first_name: valueOf('first_name'),
  last_name: valueOf('last_name'),
  phone: valueOf('phone'),
  berufsgruppe: valueOf('berufsgruppe'),
})

export const personOf = (user: User): PersonValues => fromFields((field) => user[field])

/** As it is stored: without blanks around. */
export const trimmed = (values: PersonValues): PersonValues => fromFields((field) => values[field].trim())

export const isSamePerson = (one: PersonValues, other: PersonValues) =>
  personFields.every((field) => one[field] === other[field])

/** Fields with more characters than the database takes, counted as people count them. */
export const tooLong = (values: PersonValues): PersonField[] =>
  personFields.filter((field) => Array.from(values[field].trim()).length > personLimits[field])

export interface PersonMerge {
  /** What both sides changed together; where both changed the same field, the own value. */
  merged: PersonValues
  /** Fields that both changed, to different values: people have to choose. */
  clashes: PersonField[]
}

/** Brings two changes of the same row together, field by field. @param base what both began from */
export function mergePerson(base: PersonValues, mine: PersonValues, theirs: PersonValues): PersonMerge {
  const merged = fromFields((field) => (mine[field] === base[field] ? theirs[field] : mine[field]))
  const clashes = personFields.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  )
  return { merged, clashes }
}
