import { countColumn, rateColumn } from '../columns.ts'

/** Skonto: how much less is to be paid within how many days of the invoice's date. It is none where either is 0. */
export const discountColumns = { skonto_tage: countColumn(365, 0), skonto_prozent: rateColumn() }
