import { columnNames, flagColumn, statusColumn, textColumn, visibleTextColumn } from '../columns.ts'
import { eachOne } from '../wire.ts'
import { mailFallbacks, textLengths } from './users.ts'

const { phone, berufsgruppe, ...nameLengths } = textLengths

/** Written by `a_update_user`: names, stored as '' without visible characters, and texts that may be ''. */
export const personColumns = {
  ...eachOne(nameLengths, visibleTextColumn),
  ...eachOne({ phone, berufsgruppe }, textColumn),
}

/** Written by `a_change_app_status`. */
export const statusColumns = { app_status: statusColumn('ogf_new') }

export const mailColumns = eachOne(mailFallbacks, flagColumn)
export type MailFlag = keyof typeof mailColumns
export const mailFlags = columnNames(mailColumns)
