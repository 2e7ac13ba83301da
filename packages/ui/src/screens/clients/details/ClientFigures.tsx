import { documentState, openSum, sumOfRows } from '@waldkerf/domain/documents/documentRows'
import { negatedAmount, signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Stat } from '@waldkerf/ui/parts/Stat/Stat'
import { useMoney } from '../../documents/money/useMoney.ts'
import { Figures } from './ClientScreen.styles.ts'
import { texts } from './client.texts.ts'
import type { ClientState } from './clientTypes.ts'

export type ClientFiguresProps = Pick<ClientState, 'invoices' | 'offers' | 'lastContact'>

const offered: ReadonlySet<string> = new Set(['versendet', 'angenommen'])

/** The figures that one came for: balance, offers that wait, last contact. Each is a dash until it is known. */
export function ClientFigures({ invoices, offers, lastContact }: ClientFiguresProps) {
  const t = useTexts(texts).figures
  const { number, instant } = useFormat()
  const { money } = useMoney()
  const rows = shown(invoices)
  const balance = rows && openSum(rows)
  const overdue = rows?.filter((row) => documentState(row) === 'ueberfaellig') ?? []
  const late = sumAmounts(overdue.map(({ standing }) => standing?.offen ?? '0.00'))
  const waiting = shown(offers)?.filter(({ status }) => offered.has(status))
  const worth = waiting && sumOfRows(waiting)
  const isOwedBack = balance !== undefined && signOfAmount(balance) < 0
  return (
    <Figures>
      <Stat
        label={isOwedBack ? t.owedBack : t.balance}
        value={balance === undefined ? '–' : money(isOwedBack ? negatedAmount(balance) : balance)}
        note={balance === undefined ? undefined : overdue.length > 0 ? t.overdue(money(late)) : t.nothingOverdue}
      />
      <Stat
        label={t.offers}
        value={waiting === undefined ? '–' : number(waiting.length)}
        note={worth && waiting.length > 0 ? money(worth.gross) : undefined}
      />
      <Stat
        label={t.contact}
        value={lastContact ? instant(lastContact.zeit).slice(0, 10) : lastContact === null ? t.never : '–'}
        note={lastContact ? t.contacts[lastContact.art] : undefined}
      />
    </Figures>
  )
}
