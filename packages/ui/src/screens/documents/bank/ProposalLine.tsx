import type { Assigned, BankDoubt, Part, Proposal } from '@waldkerf/domain/office/bank/proposals'
import type { BankEntry } from '@waldkerf/domain/office/bank/statement'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { negatedAmount, signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Combobox, type ComboboxOption } from '@waldkerf/ui/parts/Combobox/Combobox'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { type ReactNode, useState } from 'react'
import { Parts } from './bank.styles.ts'
import { bankTexts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'

export interface LineProps {
  entry: BankEntry
  /** The invoices that it pays. */
  what: ReactNode
  /** At the end of their line. */
  act?: ReactNode
  children?: ReactNode
}

/** An entry: who paid when how much, for what it is written, and what it is booked for. */
export function Line({ entry, what, act, children }: LineProps) {
  const t = useTexts(bankTexts)
  const { day } = useFormat()
  const { money } = useMoney()
  return (
    <>
      <div>
        <span>
          {day(entry.day)} · <b>{entry.name || t.unnamed}</b>
        </span>
        <strong>{money(entry.amount)}</strong>
      </div>
      <small>{entry.text}</small>
      <div data-what>
        <Icon name="arrow-right" size={16} />
        <span>{what}</span>
        {act}
      </div>
      {children}
    </>
  )
}

/** Doubts about money that would be booked twice, or to the wrong invoice. */
const grave: ReadonlySet<BankDoubt> = new Set(['more', 'similar', 'day'])

type Doubtful = Extract<Proposal, { kind: 'doubtful' }>

interface Booking {
  /** The identity of the entry that is being booked. */
  busy: string | undefined
  onBook: (proposal: Proposal, parts: readonly Part[]) => void
  /** The open amount of the invoices that the parts pay. */
  owed: (parts: readonly Part[]) => string
}

interface ConfirmProps extends Booking {
  proposal: Proposal
  /** Absent: nothing is unlikely about it. */
  doubt: BankDoubt | undefined
  parts: readonly Part[]
}

/** Why somebody has to look, and the yes. */
function Confirm({ proposal, doubt, parts, busy, onBook, owed }: ConfirmProps) {
  const t = useTexts(bankTexts)
  const { money } = useMoney()
  const amounts = () => {
    const [paid, open] = [sumAmounts(parts.map(({ amount }) => amount)), owed(parts)]
    const rest = sumAmounts([open, negatedAmount(paid)])
    return { rest, words: [money(paid), money(open), money(rest.replace('-', ''))] as const }
  }
  const isTooMuch = signOfAmount(amounts().rest) < 0
  const unequal = t.unequal[isTooMuch ? 'more' : 'less'](...amounts().words)
  const words =
    doubt && (doubt === 'less' || doubt === 'more' ? unequal : [t.doubts[doubt], doubt === 'ofClient' && unequal])
  const { entry } = proposal
  const isGrave = doubt && (grave.has(doubt) || (doubt === 'ofClient' && isTooMuch))
  const word = isGrave ? t.bookAnyway : t.book
  return (
    <div>
      <em>{[words].flat().filter(Boolean).join(' ')}</em>
      <Button
        busy={busy === entry.identity}
        disabled={busy !== undefined && busy !== entry.identity}
        aria-label={t.bookNamed(word, money(entry.amount), entry.name || t.unnamed)}
        onClick={() => onBook(proposal, parts)}
      >
        {word}
      </Button>
    </div>
  )
}

export interface DoubtfulLineProps extends Booking {
  proposal: Doubtful
  parts: PartWords
}

/** The invoices of an entry, in words. */
export interface PartWords {
  /** All of them in one line, for a choice. */
  words: (list: readonly Part[]) => string
  /** Their clients, each named once. */
  clients: (list: readonly Part[]) => string
  numbered: (invoiceId: number) => string
}

/** One invoice in a line; several below the client's name, each with its amount. */
export function PartLines({ list, parts }: { list: readonly Part[]; parts: PartWords }) {
  const t = useTexts(bankTexts)
  const { money } = useMoney()
  if (list.length === 1) return parts.words(list)
  return (
    <Parts>
      {parts.clients(list) && <li>{parts.clients(list)}</li>}
      {list.map(({ invoiceId, amount, discount }) => (
        <li key={invoiceId}>
          <span>
            {parts.numbered(invoiceId)} {discount !== undefined && t.withDiscount(money(discount))}
          </span>
          <span>{money(amount)}</span>
        </li>
      ))}
    </Parts>
  )
}

/** An entry with the invoices that it could be for, and the yes. */
export function DoubtfulLine({ proposal, parts, ...booking }: DoubtfulLineProps) {
  const t = useTexts(bankTexts)
  const { entry, doubt, choices } = proposal
  const [place, setPlace] = useState(0)
  const chosen = choices[place] ?? choices[0] ?? []
  return (
    <Line
      entry={entry}
      what={
        choices.length > 1 ? (
          <Select aria-label={t.choice} value={place} onChange={({ target }) => setPlace(Number(target.value))}>
            {choices.map((choice, index) => (
              <option key={parts.words(choice)} value={index}>
                {parts.words(choice)}
              </option>
            ))}
          </Select>
        ) : (
          <PartLines list={chosen} parts={parts} />
        )
      }
    >
      <Confirm proposal={proposal} doubt={doubt} parts={chosen} {...booking} />
    </Line>
  )
}

/** The choice takes the place of the button that asked for it. */
const focusWithin = (place: HTMLElement | null) => place?.querySelector('input')?.focus()

export interface UnmatchedLineProps extends Booking {
  proposal: Proposal
  /** The invoices that it names; absent: none. */
  what?: string
  /** The invoices to choose from, and what the entry is as a payment of one of them. */
  choice: {
    options: readonly ComboboxOption[]
    assign: (entry: BankEntry, invoice: string) => Assigned | undefined
  }
}

/** An entry that no open invoice fits: a person can choose one, and says yes to it as to a proposal. */
export function UnmatchedLine({ proposal, what, choice, ...booking }: UnmatchedLineProps) {
  const t = useTexts(bankTexts)
  const [invoice, setInvoice] = useState<string>()
  const { entry } = proposal
  const assigned = invoice === undefined ? undefined : choice.assign(entry, invoice)
  if (invoice === undefined) {
    return (
      <Line
        entry={entry}
        what={what ?? t.unmatched}
        act={
          choice.options.length > 0 && (
            <Button aria-label={t.assignNamed(entry.name || t.unnamed)} onClick={() => setInvoice('')}>
              {t.assign}
            </Button>
          )
        }
      />
    )
  }
  return (
    <Line
      entry={entry}
      what={
        <div ref={focusWithin}>
          <Combobox
            label={t.choice}
            placeholder={t.choiceHint}
            options={choice.options}
            value={invoice}
            onChange={setInvoice}
          />
        </div>
      }
    >
      {assigned && <Confirm proposal={proposal} {...assigned} {...booking} />}
    </Line>
  )
}
