import { type DocumentRow, documentState } from '@waldkerf/domain/documents/documentRows'
import { openStates } from '@waldkerf/domain/office/payments/openInvoices'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { creditAmount } from '@waldkerf/domain/office/payments/paymentRules'
import { overdueDays } from '@waldkerf/domain/office/payments/receivables'
import { daysBetween } from '@waldkerf/domain/dates/days'
import { offerEnd } from '@waldkerf/domain/documents/offerValidity'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { useMoney } from '../money/useMoney.ts'
import { texts } from './status.texts.ts'

const lapsedLook = { tone: 'warning', icon: 'clock' } as const
const overdueLook = { tone: 'danger', icon: 'warning' } as const

/** The colour and the sign of each state. */
export const looks: Readonly<Record<string, { tone: Tone; icon: IconName }>> = {
  entwurf: { tone: 'neutral', icon: 'document' },
  mail_wartet: { tone: 'warning', icon: 'clock' },
  mail_abgelehnt: { tone: 'danger', icon: 'warning' },
  versendet: { tone: 'info', icon: 'arrow-right' },
  angenommen: { tone: 'success', icon: 'check' },
  // Over, and nothing to be done: red is what needs somebody.
  abgelehnt: { tone: 'neutral', icon: 'close' },
  abgerechnet: { tone: 'success', icon: 'published' },
  open: { tone: 'neutral', icon: 'document' },
  archived: { tone: 'neutral', icon: 'key' },
  offen: { tone: 'info', icon: 'clock' },
  teilbezahlt: { tone: 'warning', icon: 'clock' },
  ueberfaellig: overdueLook,
  bezahlt: { tone: 'success', icon: 'check' },
  // Money of the client, and nothing that has gone wrong.
  ueberzahlt: { tone: 'info', icon: 'info' },
  storniert: { tone: 'neutral', icon: 'reject' },
  ersetzt: { tone: 'neutral', icon: 'reject' },
  stornorechnung: { tone: 'neutral', icon: 'undo' },
  abgelaufen: lapsedLook,
}

/** The status of an offer or an invoice; one that is not known stands as it is. */
export function DocumentStatus({ status }: { status: string }) {
  const { labels } = useTexts(texts)
  const look = looks[status]
  return (
    <Badge tone={look?.tone ?? 'neutral'} {...(look && { icon: look.icon })}>
      {labels[status] ?? status}
    </Badge>
  )
}

/** The same for a row of documents: since when an offer has lapsed or an invoice is overdue, in every place. */
export function DocumentBadge({ row, today }: { row: StateRow; today: string }) {
  const t = useTexts(texts)
  const lapsed = lapsedDays(row, today)
  const state = documentState(row)
  if (lapsed > 0) return <Badge {...lapsedLook}>{t.lapsed(lapsed)}</Badge>
  if (state !== 'ueberfaellig' || !row.standing) return <DocumentStatus status={state} />
  return <Badge {...overdueLook}>{t.overdue(overdueDays(row.standing, today))}</Badge>
}

type StateRow = Pick<DocumentRow, 'status' | 'standing' | 'day'> & Partial<Pick<DocumentRow, 'id' | 'chain' | 'mail'>>

/** Days since a sent offer ended; 0 or fewer: it is valid still, or another document. */
const lapsedDays = ({ status, day }: StateRow, today: string) =>
  status === 'versendet' ? daysBetween(offerEnd(day), today) : 0

/**
 * How far a document is, in words: since when it has lapsed or is overdue, how often it was reminded of, and the client's credit.
 * @param isShort the days in fewer words
 */
export function useStateWords(today: string, isShort = false) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { money } = useMoney()
  return (row: StateRow): string => {
    const lapsed = lapsedDays(row, today)
    if (lapsed > 0) return t.lapsed(lapsed)
    const state = documentState(row)
    const label = t.labels[state] ?? state
    const { standing } = row
    if (standing && signOfAmount(standing.ueberzahlt) > 0) {
      const credit = t.credit(money(creditAmount(standing)))
      return state === 'ueberzahlt' ? credit : `${label}, ${credit}`
    }
    if (!standing || !isOpen(state)) return label
    const { faellig, erinnert = 0 } = standing
    if (state !== 'ueberfaellig') return t.due(label, day(faellig))
    const overdue = (isShort ? t.overdueShort : t.overdue)(overdueDays(standing, today))
    return erinnert > 0 ? t.reminded(overdue, erinnert) : overdue
  }
}

const isOpen = (state: string) => openStates.some((each) => each === state)

/**
 * The same for a table: a sign and words in the state's colour, in two lines where one is too short.
 * @param isShort in little room, with few words and no sign
 */
export function DocumentStateWords({ row, today, isShort }: { row: StateRow; today: string; isShort: boolean }) {
  const title = useStateWords(today)(row)
  const words = useStateWords(today, isShort)(row)
  const look = lapsedDays(row, today) > 0 ? lapsedLook : looks[documentState(row)]
  return (
    <State data-lines="2" data-tone={look?.tone} title={title}>
      {look && !isShort && <Icon name={look.icon} size={16} />}
      {words}
    </State>
  )
}

/** Text that is cut off can be read in the title. */
const State = styled.span`
  > svg {
    margin-inline-end: ${space(1)};
    vertical-align: -3px;
  }
  &[data-tone='danger'] {
    color: ${color.dangerText};
  }
  &[data-tone='warning'] {
    color: ${color.warningText};
  }
  &[data-tone='info'] {
    color: ${color.infoText};
  }
  &[data-tone='success'] {
    color: ${color.successText};
  }
`
