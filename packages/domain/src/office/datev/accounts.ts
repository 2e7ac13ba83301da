import type { TaxCase } from '../tax/taxCases.ts'

/** Charts of accounts that tax advisers in Germany use. */
export const charts = ['03', '04'] as const
export type Chart = (typeof charts)[number]

/** Kinds of revenue, each with an account, by their names in the office's settings. */
export const revenueKinds = [
  'erloes_19',
  'erloes_7',
  'erloes_frei',
  'erloes_13b',
  'erloes_13b_eu',
  'erloes_nicht_steuerbar',
] as const
export type RevenueKind = (typeof revenueKinds)[number]

/** Accounts of the office's own; '' for the usual one. */
export type OwnAccounts = Readonly<Partial<Record<RevenueKind, string>>>

/** The facts that determine the revenue account. */
interface Supply {
  taxCase: TaxCase
  rate: string
  /** The client is not in Germany. */
  isAbroad: boolean
}

/** Accounts with automatic tax (Automatikkonten): a booking on them needs no tax key. */
export const usualAccounts: Readonly<Record<Chart, Readonly<Record<RevenueKind, string>>>> = {
  '03': {
    erloes_19: '8400',
    erloes_7: '8300',
    erloes_frei: '8100',
    erloes_13b: '8337',
    erloes_13b_eu: '8336',
    erloes_nicht_steuerbar: '8338',
  },
  '04': {
    erloes_19: '4400',
    erloes_7: '4300',
    erloes_frei: '4100',
    erloes_13b: '4337',
    erloes_13b_eu: '4336',
    erloes_nicht_steuerbar: '4338',
  },
}

const taxed: Readonly<Record<string, RevenueKind>> = { '19': 'erloes_19', '7': 'erloes_7' }

/** The kind of revenue by tax case and, where tax is due, by rate. */
function revenueKind({ taxCase, rate, isAbroad }: Supply): RevenueKind | undefined {
  if (taxCase === 'S') return taxed[String(Number(rate))]
  if (taxCase === 'AE') return isAbroad ? 'erloes_13b_eu' : 'erloes_13b'
  return taxCase === 'E' ? 'erloes_frei' : 'erloes_nicht_steuerbar'
}

interface Accounts {
  chart: Chart
  /** Number of digits of an account in this bookkeeping; shorter numbers of the chart are filled with zeros at the end. */
  accountLength: number
  accounts: OwnAccounts
}

/** The revenue account; undefined for a rate without an account. */
export function revenueAccount({ chart, accountLength, accounts }: Accounts, supply: Supply): string | undefined {
  const kind = revenueKind(supply)
  return kind && (accounts[kind] || usualAccounts[chart][kind]).padEnd(accountLength, '0')
}

/** The client's account; undefined when its number is outside the range of debtors. */
export function debtorAccount(clientId: number, length: number): string | undefined {
  const first = 10 ** length
  return clientId < 6 * first ? String(first + clientId) : undefined
}
