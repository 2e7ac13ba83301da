import type { Chart, OwnAccounts } from './accounts.ts'

/** The bookkeeping, with the numbers that the tax adviser gives. */
export interface DatevSettings {
  /** Beraternummer. */
  adviser: string
  /** Mandantennummer. */
  client: string
  chart: Chart
  /** Number of digits of general ledger accounts; those of debtors have one more. */
  accountLength: number
  /** The first day of the business year that the span lies in. */
  yearStart: string
  /** Accounts that differ from the chart's usual ones. */
  accounts: OwnAccounts
}

/** Days of the invoices, both included. */
export interface Span {
  from: string
  to: string
}

/** Settings that DATEV cannot import; 'span': it leaves the business year. */
export type DatevProblem = 'adviser' | 'client' | 'accountLength' | 'span'

export function datevProblems(settings: DatevSettings, { from, to }: Span): DatevProblem[] {
  const { adviser, client, accountLength, yearStart } = settings
  const nextYear = `${Number(yearStart.slice(0, 4)) + 1}${yearStart.slice(4)}`
  const holds: Readonly<Record<DatevProblem, boolean>> = {
    adviser: /^\d{4,7}$/.test(adviser) && Number(adviser) > 1_000,
    client: /^\d{1,5}$/.test(client) && Number(client) > 0,
    accountLength: Number.isInteger(accountLength) && accountLength >= 4 && accountLength <= 8,
    span: yearStart <= from && from <= to && to < nextYear,
  }
  return (Object.keys(holds) as DatevProblem[]).filter((problem) => !holds[problem])
}
