import { type MailFlag, mailFlags } from '../entities/users/users.ts'
import type { Role } from '../roles/roles.ts'

/** Who is told what: the database sends each mail to these roles alone, whatever the flag says. */
const rolesByFlag: Readonly<Record<MailFlag, readonly Role[]>> = {
  mail_rejected: ['ogf_citizens', 'ogf_expert', 'ogf_admin'],
  mail_published: ['ogf_citizens', 'ogf_expert', 'ogf_admin'],
  mail_expert_approved: ['ogf_citizens'],
  mail_new: ['ogf_expert', 'ogf_admin'],
  mail_register: ['ogf_admin'],
  mail_expert_request: ['ogf_admin'],
}

/** The flags that mean something to a role: about the own reports first, then about the work. */
export const roleMailFlags = (role: Role): MailFlag[] =>
  mailFlags.toSorted(byWork).filter((flag) => rolesByFlag[flag].includes(role))

const order = Object.keys(rolesByFlag)
const byWork = (one: MailFlag, other: MailFlag) => order.indexOf(one) - order.indexOf(other)
