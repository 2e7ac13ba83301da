import type { TaxCase } from '../tax/taxCases.ts'

/** Charts of accounts that tax advisers in Germany use. */
export const charts = ['03', '04'] as const
export type Chart = (typeof charts)[number]

/** All that decides about the account of income. */
interface Supply {
  taxCase: TaxCase
  rate: string
  /** The client is not in Germany. */
  isAbroad: boolean
}

/** By tax case, and where tax is due by rate. Accounts that know their tax themselves: no booking needs a tax key. */
const revenue: Readonly<Record<Chart, Readonly<Record<string, string>>>> = {
  '03': { 'S 19': '8400', 'S 7': '8300', E: '8100', AE: '8337', 'AE abroad': '8336', O: '8338' },
  '04': { 'S 19': '4400', 'S 7': '4300', E: '4100', AE: '4337', 'AE abroad': '4336', O: '4338' },
}

/**
 * The account of income; undefined for a rate that the chart has no account for.
 * @param length digits of an account in this bookkeeping: zeros are put behind those of the chart
 */
export function revenueAccount(chart: Chart, supply: Supply, length: number): string | undefined {
  const { taxCase, rate, isAbroad } = supply
  const name = taxCase === 'S' ? `S ${Number(rate)}` : taxCase === 'AE' && isAbroad ? 'AE abroad' : taxCase
  return revenue[chart][name]?.padEnd(length, '0')
}

/** The client's account; undefined where its number is beyond those of debtors. */
export function debtorAccount(clientId: number, length: number): string | undefined {
  const first = 10 ** length
  return clientId < 6 * first ? String(first + clientId) : undefined
}
