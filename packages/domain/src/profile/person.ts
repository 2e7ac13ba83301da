import type { User } from '../entities/users/users.ts'

/** Fields of their own row that people change by one call (`a_update_user`), and the most characters each takes. */
export const personLimits = { first_name: 100, last_name: 100, phone: 50, berufsgruppe: 100 } as const
export type PersonField = keyof typeof personLimits
export type PersonValues = Readonly<Record<PersonField, string>>

export const personFields = Object.keys(personLimits) as PersonField[]

const fromFields = (readField: (field: PersonField) => string): PersonValues => ({
  first_name: readField('first_name'),
  last_name: readField('last_name'),
  phone: readField('phone'),
  berufsgruppe: readField('berufsgruppe'),
})

export const toPersonValues = (user: User): PersonValues => fromFields((field) => user[field])

/** As it is stored: without blanks around. */
export const trimmed = (values: PersonValues): PersonValues => fromFields((field) => values[field].trim())

/** Fields with more characters than the database takes, counted as people count them. */
export const tooLong = (values: PersonValues): PersonField[] =>
  personFields.filter((field) => Array.from(values[field].trim()).length > personLimits[field])
