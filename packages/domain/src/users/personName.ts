import type { User } from '../entities/users/users.ts'
import { isBlank } from '../texts/blank.ts'

/** First and last name, else the address. */
export const personName = ({
  first_name,
  last_name,
  email,
}: Pick<User, 'first_name' | 'last_name' | 'email'>): string => {
  const name = `${first_name} ${last_name}`
  return isBlank(name) ? email : name.trim()
}

/** The name by which lists sort people: last name, first name; else the address. */
export const sortName = ({ first_name, last_name, email }: User): string =>
  [last_name, first_name].filter((name) => !isBlank(name)).join(', ') || email
