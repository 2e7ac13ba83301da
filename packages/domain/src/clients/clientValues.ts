import { columnNames, columnValues, textLengths } from '../entities/columns.ts'
import { type ClientRow, detailColumns } from '../entities/clients.ts'

/** The client's fields that one call stores (`a_update_client_details`), and the most characters each takes. */
export const clientLimits = textLengths(detailColumns)
export type ClientField = keyof typeof clientLimits
export type ClientValues = Readonly<Record<ClientField, string>>

export const clientFields = columnNames(detailColumns)

export const clientValues = (row: ClientRow): ClientValues => columnValues(detailColumns, row)

/** The known values of `ap_gender`; other stored values are kept. */
export const genders = ['w', 'm', 'd'] as const
