import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import type { Part, Proposal } from '@waldkerf/domain/office/bank/proposals'
import type { BankEntry, BankStatement } from '@waldkerf/domain/office/bank/statement'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { type ReactNode, useMemo } from 'react'
import { useMoney } from '../money/useMoney.ts'
import { Entries, Entry, Facts } from './bank.styles.ts'
import { DoubtfulLine, Line, PartLines, type PartWords, UnmatchedLine } from './ProposalLine.tsx'
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

/** All entries of a statement by what becomes of them. */
export function ProposalLists({ fileName, state, rows, busy, onBook }: ProposalListsProps) {
  const t = useTexts(bankTexts)
  const { number } = useFormat()
  const { money } = useMoney()
  const known = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const numbered = (id: number) => known.get(id)?.nummer ?? String(id)
  const named = (id: number) => [numbered(id), known.get(id)?.client].filter(Boolean).join(' · ')
  const clients = (list: readonly Part[]) =>
    [...new Set(list.map(({ invoiceId }) => known.get(invoiceId)?.client))].filter(Boolean).join(', ')
  const parts: PartWords = {
    numbered,
    clients,
    words(list) {
      const words = ({ invoiceId, amount, discount }: Part) => {
        const named = list.length === 1 ? numbered(invoiceId) : `${numbered(invoiceId)} (${money(amount)})`
        return discount === undefined ? named : `${named} ${t.withDiscount(money(discount))}`
      }
      return [list.map(words).join(', '), clients(list)].filter(Boolean).join(' · ')
    },
  }
  const { proposals, statement, proposer } = state
  const { owed } = proposer
  const choice = useMemo(() => {
    const rowsLeft = proposer.left()
    return {
      options: rowsLeft.map(({ id, nummer, client, standing }) => ({
        value: String(id),
        label: [nummer, client, money(standing?.offen ?? '0.00')].filter(Boolean).join(' · '),
      })),
      assign: (entry: BankEntry, id: string) => {
        const row = rowsLeft.find((each) => String(each.id) === id)
        return row && proposer.assign(entry, row)
      },
    }
  }, [proposer, money])
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
        {clear.length + doubtful.length === 0 && (unknown.length === 0 || choice.options.length === 0) && (
          <li>{t.nothing}</li>
        )}
        <LeftOut {...statement} />
      </Facts>
      <Group title={t.clear(number(clear.length))} all={clear}>
        {({ entry, parts: list, byName }) => (
          <Line entry={entry} what={<PartLines list={list} parts={parts} />}>
            {byName && <small>{t.exactly}</small>}
          </Line>
        )}
      </Group>
      <Group title={t.doubtful(number(doubtful.length))} all={doubtful}>
        {(proposal) => <DoubtfulLine {...{ proposal, busy, parts, onBook, owed }} />}
      </Group>
      <Group title={t.unknown(number(unknown.length))} all={unknown}>
        {(proposal) => <UnmatchedLine {...{ proposal, busy, choice, onBook, owed }} />}
      </Group>
      <Group title={t.settled(number(settled.length))} all={settled}>
        {(proposal) => (
          <UnmatchedLine
            {...{ proposal, busy, choice, onBook, owed }}
            what={proposal.invoiceIds.map(named).join(', ')}
          />
        )}
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
