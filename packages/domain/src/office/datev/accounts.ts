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
type RevenueKind = (typeof revenueKinds)[number]

/** Kinds of instalments that wait for their final invoice ('erhaltene Anzahlungen'), each with an account as well. */
export const prepaymentKinds = ['anzahlung_19', 'anzahlung_7', 'anzahlung_frei'] as const
type PrepaymentKind = (typeof prepaymentKinds)[number]

export const accountKinds = [...revenueKinds, ...prepaymentKinds] as const
export type AccountKind = RevenueKind | PrepaymentKind

/** Accounts of the office's own; '' for the usual one. */
export type OwnAccounts = Readonly<Partial<Record<AccountKind, string>>>

/** The facts that determine the account. */
interface Supply {
  taxCase: TaxCase
  rate: string
  /** The client is not in Germany. */
  isAbroad: boolean
  /** It is asked for before the order is settled. */
  isPrepayment: boolean
}

/** Where tax is due, accounts with automatic tax (Automatikkonten): a booking on them needs no tax key. */
export const usualAccounts: Readonly<Record<Chart, Readonly<Record<AccountKind, string>>>> = {
  '03': {
    erloes_19: '8400',
    erloes_7: '8300',
    erloes_frei: '8100',
    erloes_13b: '8337',
    erloes_13b_eu: '8336',
    erloes_nicht_steuerbar: '8338',
    anzahlung_19: '1718',
    anzahlung_7: '1711',
    anzahlung_frei: '1710',
  },
  '04': {
    erloes_19: '4400',
    erloes_7: '4300',
    erloes_frei: '4100',
    erloes_13b: '4337',
    erloes_13b_eu: '4336',
    erloes_nicht_steuerbar: '4338',
    anzahlung_19: '3272',
    anzahlung_7: '3260',
    anzahlung_frei: '3250',
  },
}

const taxed: Readonly<Record<string, RevenueKind>> = { '19': 'erloes_19', '7': 'erloes_7' }
const taxedBefore: Readonly<Record<string, PrepaymentKind>> = { '19': 'anzahlung_19', '7': 'anzahlung_7' }

/** The kind of account by tax case and, where tax is due, by rate. */
function accountKind({ taxCase, rate, isAbroad, isPrepayment }: Supply): AccountKind | undefined {
  if (isPrepayment) return taxCase === 'S' ? taxedBefore[String(Number(rate))] : 'anzahlung_frei'
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

/** The account of revenue or of prepayments; undefined for a rate without an account. */
export function incomeAccount({ chart, accountLength, accounts }: Accounts, supply: Supply): string | undefined {
  const kind = accountKind(supply)
  return kind && (accounts[kind] || usualAccounts[chart][kind]).padEnd(accountLength, '0')
}

/** The client's account; undefined when its number is outside the range of debtors. */
export function debtorAccount(clientId: number, length: number): string | undefined {
  const first = 10 ** length
  return clientId < 6 * first ? String(first + clientId) : undefined
}
