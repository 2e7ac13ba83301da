import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import type { BankDoubt, Part, Proposal } from '@waldkerf/domain/office/bank/proposals'
import type { BankEntry, BankStatement } from '@waldkerf/domain/office/bank/statement'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { type ReactNode, useMemo, useState } from 'react'
import { useMoney } from '../money/useMoney.ts'
import { Entries, Entry, Facts } from './bank.styles.ts'
import { bankTexts } from '../DocumentsScreen.texts.ts'
import type { StatementState } from './useStatement.ts'

export interface ProposalListsProps {
  fileName: string
  state: Extract<StatementState, { status: 'ready' }>
  rows: readonly DocumentRow[]
  /** The identity of the entry that is being booked. */
  busy: string | undefined
  onBook: (proposal: Proposal, parts: readonly Part[]) => void
}

/** More rows would make the dialog slow; further ones that need a decision move up as others are booked. */
const mostShown = 100

type Doubtful = Extract<Proposal, { kind: 'doubtful' }>
type Named = (id: number) => string

/** All entries of a statement by what becomes of them. */
export function ProposalLists({ fileName, state, rows, busy, onBook }: ProposalListsProps) {
  const t = useTexts(bankTexts)
  const { number } = useFormat()
  const { money } = useMoney()
  const names = useMemo(
    () => new Map(rows.map(({ id, nummer, client }) => [id, client ? `${nummer} · ${client}` : nummer])),
    [rows],
  )
  const named: Named = (id) => names.get(id) ?? String(id)
  const parts = (list: readonly Part[]) =>
    list
      .map(({ invoiceId, amount }) => (list.length > 1 ? `${named(invoiceId)} (${money(amount)})` : named(invoiceId)))
      .join(', ')
  const { proposals, statement } = state
  const filterKind = <Kind extends Proposal['kind']>(kind: Kind) =>
    proposals.filter((each): each is Extract<Proposal, { kind: Kind }> => each.kind === kind)
  const [clear, doubtful, unknown, settled, booked] = [
    filterKind('clear'),
    filterKind('doubtful'),
    filterKind('unknown'),
    filterKind('settled'),
    filterKind('booked'),
  ]
  return (
    <>
      <Facts>
        <li>{t.file(fileName, number(statement.entries.length))}</li>
        {clear.length + doubtful.length === 0 && <li>{t.nothing}</li>}
        <LeftOut {...statement} />
      </Facts>
      <Group title={t.clear(number(clear.length))} all={clear}>
        {(proposal) => <Line entry={proposal.entry} what={parts(proposal.parts)} />}
      </Group>
      <Group title={t.doubtful(number(doubtful.length))} all={doubtful}>
        {(proposal) => <DoubtfulLine proposal={proposal} busy={busy} parts={parts} onBook={onBook} />}
      </Group>
      <Group title={t.unknown(number(unknown.length))} all={unknown}>
        {({ entry }) => <Line entry={entry} what={t.byHand} />}
      </Group>
      <Group title={t.settled(number(settled.length))} all={settled}>
        {({ entry, invoiceIds }) => <Line entry={entry} what={invoiceIds.map(named).join(', ')} />}
      </Group>
      <Group title={t.booked(number(booked.length))} all={booked}>
        {({ entry, invoiceIds }) => <Line entry={entry} what={invoiceIds.map(named).join(', ')} />}
      </Group>
    </>
  )
}

/** Lines that nothing is proposed for, counted. */
function LeftOut({ left, currencies }: Pick<BankStatement, 'left' | 'currencies'>) {
  const t = useTexts(bankTexts).left
  const { number } = useFormat()
  const { outgoing, pending, foreign, unreadable } = left
  const lines = [
    foreign > 0 && t.foreign(number(foreign), currencies.join(', ')),
    outgoing > 0 && t.outgoing(number(outgoing)),
    pending > 0 && t.pending(number(pending)),
    unreadable > 0 && t.unreadable(number(unreadable)),
  ]
  return lines.map((line) => line && <li key={line}>{line}</li>)
}
interface GroupProps<One extends Proposal> {
  title: string
  all: readonly One[]
  children: (one: One) => ReactNode
}

function Group<One extends Proposal>({ title, all, children }: GroupProps<One>) {
  const t = useTexts(bankTexts)
  const { number } = useFormat()
  if (all.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Entries>
        {all.slice(0, mostShown).map((one) => (
          <Entry key={one.entry.identity}>{children(one)}</Entry>
        ))}
        {all.length > mostShown && <Entry>{t.more(number(all.length - mostShown))}</Entry>}
      </Entries>
    </section>
  )
}

function Line({ entry, what, children }: { entry: BankEntry; what: ReactNode; children?: ReactNode }) {
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
      </div>
      {children}
    </>
  )
}

/** Doubts about money that would be booked twice, or to the wrong invoice. */
const grave: ReadonlySet<BankDoubt> = new Set(['more', 'similar', 'day'])

interface DoubtfulLineProps extends Pick<ProposalListsProps, 'busy' | 'onBook'> {
  proposal: Doubtful
  parts: (list: readonly Part[]) => string
}

/** Why somebody has to look, what it could be for, and the yes. */
function DoubtfulLine({ proposal, busy, parts, onBook }: DoubtfulLineProps) {
  const t = useTexts(bankTexts)
  const { money } = useMoney()
  const { entry, doubt, choices } = proposal
  const [place, setPlace] = useState(0)
  const chosen = choices[place] ?? choices[0] ?? []
  const word = grave.has(doubt) ? t.bookAnyway : t.book
  return (
    <Line
      entry={entry}
      what={
        choices.length > 1 ? (
          <Select aria-label={t.choice} value={place} onChange={({ target }) => setPlace(Number(target.value))}>
            {choices.map((choice, index) => (
              <option key={parts(choice)} value={index}>
                {parts(choice)}
              </option>
            ))}
          </Select>
        ) : (
          parts(chosen)
        )
      }
    >
      <div>
        <em>{t.doubts[doubt]}</em>
        <Button
          busy={busy === entry.identity}
          disabled={busy !== undefined && busy !== entry.identity}
          aria-label={t.bookNamed(word, money(entry.amount), entry.name || t.unnamed)}
          onClick={() => onBook(proposal, chosen)}
        >
          {word}
        </Button>
      </div>
    </Line>
  )
}
