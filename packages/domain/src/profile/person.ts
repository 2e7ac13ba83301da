import { columnNames, columnValues, textLengths } from '../entities/columns.ts'
import { personColumns, type MailFlag, mailFlags } from '../entities/users/userColumns.ts'
import type { User } from '../entities/users/users.ts'
import type { Role } from '../roles/roles.ts'

/** The roles that can get each mail; the database sends it to no others, whatever their flag says. */
const rolesByFlag: Readonly<Record<MailFlag, readonly Role[]>> = {
  mail_rejected: ['ogf_citizens', 'ogf_expert', 'ogf_admin'],
  mail_published: ['ogf_citizens', 'ogf_expert', 'ogf_admin'],
  mail_expert_approved: ['ogf_citizens'],
  mail_new: ['ogf_expert', 'ogf_admin'],
  mail_register: ['ogf_admin'],
  mail_expert_request: ['ogf_admin'],
}

/** The flags that have an effect for a role: those about own reports first, then those about the work. */
export const roleMailFlags = (role: Role): MailFlag[] =>
  mailFlags.toSorted(byWork).filter((flag) => rolesByFlag[flag].includes(role))

const order = Object.keys(rolesByFlag)
const byWork = (one: MailFlag, other: MailFlag) => order.indexOf(one) - order.indexOf(other)

/** Fields of their own row that people change by one call (`a_update_user`), and the most characters each takes. */
export const personLimits = textLengths(personColumns)
export type PersonField = keyof typeof personLimits
export type PersonValues = Readonly<Record<PersonField, string>>

export const personFields = columnNames(personColumns)

export const toPersonValues = (user: User): PersonValues => columnValues(personColumns, user)

/** Trims the values, as they are stored. */
export const trimmed = (values: PersonValues): PersonValues =>
  Object.fromEntries(personFields.map((field) => [field, values[field].trim()])) as PersonValues

/** Fields with more characters than the database takes, counted as people count them. */
export const tooLong = (values: PersonValues): PersonField[] =>
  personFields.filter((field) => Array.from(values[field].trim()).length > personLimits[field])
