/** An incoming payment of a bank statement. */
export interface BankEntry {
  /**
   * The same in every file that has the entry: account and the bank's reference, or all its values; entries with equal
   * values are numbered.
   */
  identity: string
  /** When the bank booked it, `YYYY-MM-DD`. */
  day: string
  /** In euros, above zero. */
  amount: string
  /** The payer; '' if the bank does not say. */
  name: string
  /** The purpose that the payer wrote. */
  text: string
}

/** The number of lines that were left out, by reason. */
export interface LeftLines {
  /** Money that went out. */
  outgoing: number
  /** Not booked by the bank yet, or booked back. */
  pending: number
  /** In another currency. */
  foreign: number
  /** No day, or no amount that can be read. */
  unreadable: number
}

export interface BankStatement {
  /** In the order of the file. */
  entries: readonly BankEntry[]
  left: LeftLines
  /** The other currencies that occur. */
  currencies: readonly string[]
}

/**
 * Why a file is no statement: broken XML, other XML, a table without day and amount, an archive, empty, or too large.
 */
export type StatementFault = 'broken' | 'notCamt' | 'noColumns' | 'packed' | 'pdf' | 'empty' | 'tooLarge'

export type ReadStatement = BankStatement | { fault: StatementFault }

/** A line of a statement before it is classified; undefined parts could not be read. */
export interface RawLine {
  account: string
  /** The bank's own reference; '' for none. */
  reference: string
  day: string | undefined
  /** With its sign. */
  amount: string | undefined
  currency: string
  isBooked: boolean
  name: string
  text: string
}

const longestIdentity = 500

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** References that banks write where they have none. */
const noReference = /^(nonref|notprovided|keine|0*)$/i

/** Classifies the lines of one statement, one at a time, so that thousands of them can be processed in slices. */
export function createStatement() {
  const entries: BankEntry[] = []
  const left: LeftLines = { outgoing: 0, pending: 0, foreign: 0, unreadable: 0 }
  const currencies = new Set<string>()
  const seen = new Map<string, number>()

  /** Undefined for an entry that the file has twice. */
  function identify(line: RawLine & { day: string; amount: string }): string | undefined {
    const hasReference = !noReference.test(line.reference)
    const said = hasReference ? [line.reference] : [line.name, line.text].map(oneLine)
    const whole = [line.account, line.day, line.amount, ...said].join(' | ').slice(0, longestIdentity - 8)
    const times = (seen.get(whole) ?? 0) + 1
    seen.set(whole, times)
    if (times === 1) return whole
    return hasReference ? undefined : `${whole} #${times}`
  }

  return {
    add(line: RawLine): void {
      const { day, amount, currency, isBooked } = line
      if (day === undefined || amount === undefined) left.unreadable += 1
      else if (!isBooked) left.pending += 1
      else if (amount.startsWith('-') || Number(amount) === 0) left.outgoing += 1
      else if (currency !== 'EUR') {
        left.foreign += 1
        currencies.add(currency)
      } else {
        const identity = identify({ ...line, day, amount })
        if (identity !== undefined)
          entries.push({ identity, day, amount, name: oneLine(line.name), text: oneLine(line.text) })
      }
    },
    end: (): BankStatement => ({ entries, left, currencies: [...currencies] }),
  }
}

/** Lets the page respond after each `sliceLength` lines. */
export type Pause = () => Promise<void>
export const sliceLength = 250
