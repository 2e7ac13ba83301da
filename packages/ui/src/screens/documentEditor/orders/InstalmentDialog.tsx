import { type InstalmentWay, instalmentWays, type Order } from '@waldkerf/domain/entities/documents/orders'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { DayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { signs } from '@waldkerf/domain/office/input/readings'
import { negatedAmount, signOfAmount, sumAmounts, sumLines, vatAmount } from '@waldkerf/domain/office/money/amounts'
import { instalmentLines, isBeyondOrder } from '@waldkerf/domain/office/orders/instalments'
import { standingInstalments } from '@waldkerf/domain/office/orders/orderFigures'
import { type Language, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { FieldRow, FormDialog, useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { useState } from 'react'
import { startDay } from '../lifecycle/DaysDialog.tsx'
import { Progress } from './orders.styles.ts'
import { orderTexts } from './orders.texts.ts'

/** An instalment to be made; numbers are decimal text. */
export interface NewInstalment {
  day: string
  art: InstalmentWay
  wert: string
  staende: Readonly<Record<string, string>>
  confirmed: boolean
}

export interface InstalmentDialogProps {
  offer: { number: string; day: string; rate: string }
  order: Order
  /** The offer's line items, in their order. */
  lines: readonly Position[]
  limits: DayLimits
  today: string
  /** @param isFixing goes on with fixing the draft @throws Error with a message for people */
  onMake: (instalment: NewInstalment, isFixing: boolean) => Promise<unknown>
  onClose: () => void
}

/** A number that was typed in the page's language; undefined for none, or for one that cannot be taken. */
function numberTyped(typed: string, most: number, notation: Language): string | undefined {
  const parsed = parseNumber(typed, { digits: 12, decimals: 2, notation })
  if (!('value' in parsed) || parsed.value === undefined || signOfAmount(parsed.value) < 0) return undefined
  return Number(parsed.value) > most ? undefined : parsed.value
}

const noMost = 999_999_999_999

/** Asks for what an instalment is: an amount, a share of the whole, or the progress of each line item so far. */
export function InstalmentDialog({ offer, order, lines, limits, today, onMake, onClose }: InstalmentDialogProps) {
  const t = useTexts(orderTexts).dialog
  const { money } = useMoney()
  const language = useLanguage()
  const [day, setDay] = useState(() => startDay(limits, today))
  const [art, setWay] = useState<InstalmentWay>('anteil')
  const [typed, setTyped] = useState('')
  const [stands, setStands] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(lines.map(({ id }) => [id, order.staende[id]?.replace('.', signs[language].decimal) ?? '0'])),
  )
  const [confirmed, setConfirmed] = useState(false)
  const { busy, error, isSent, submit } = useSubmit(onClose)
  const wert = art === 'stand' ? '' : numberTyped(typed, art === 'anteil' ? 100 : noMost, language)
  const staende = Object.fromEntries(
    lines.flatMap(({ id }) => {
      const share = numberTyped(stands[id] ?? '', 100, language)
      return share === undefined ? [] : [[String(id), share]]
    }),
  )
  const isRead = art === 'stand' ? Object.keys(staende).length === lines.length : wert !== undefined
  const earlier = standingInstalments(order)
  const ordered = { nummer: offer.number, an_datum: offer.day, lines, earlier }
  const net = isRead ? sumLines(instalmentLines(ordered, { art, wert: wert ?? '', staende })) : undefined
  const isBeyond = net !== undefined && isBeyondOrder(net, ordered)
  const isSomething = net !== undefined && signOfAmount(net) > 0
  const isSound = isSomething && (!isBeyond || confirmed) && limits.findReason(day) === undefined
  const findFault = (text: string) =>
    text.trim() === '' ? (isSent ? t.missing : undefined) : t.unread[art === 'betrag' ? 'amount' : 'share']
  // A share is no amount.
  function change(next: InstalmentWay) {
    setWay(next)
    setTyped('')
  }
  const invoiced = sumAmounts(earlier.map(({ netto }) => netto))
  const dayField = (
    <DayField
      label={t.day}
      name="instalment-day"
      value={day}
      today={today}
      dayReason={limits.findReason}
      onChange={setDay}
    />
  )
  const make = (isFixing: boolean) =>
    void submit(isSound, () => onMake({ day, art, wert: wert ?? '', staende, confirmed }, isFixing))
  return (
    <FormDialog
      title={t.title(offer.number)}
      description={
        signOfAmount(invoiced) === 0 ? t.aboutFirst(money(order.netto)) : t.about(money(order.netto), money(invoiced))
      }
      submit={{ label: t.submit }}
      further={{ label: t.submitAndFix, onSubmit: () => make(true) }}
      busy={busy}
      problem={error}
      onSubmit={() => make(false)}
      onClose={onClose}
    >
      <FieldRow>
        <Select label={t.way} value={art} onChange={({ target }) => change(target.value as InstalmentWay)}>
          {instalmentWays.map((way) => (
            <option key={way} value={way}>
              {t.ways[way]}
            </option>
          ))}
        </Select>
        {art === 'stand' ? (
          dayField
        ) : (
          <TextField
            label={art === 'anteil' ? t.share : t.amount}
            inputMode="decimal"
            autoComplete="off"
            error={wert === undefined ? findFault(typed) : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </FieldRow>
      {art !== 'stand' && <FieldRow>{dayField}</FieldRow>}
      {/* Above the items, of which there may be many: it follows each number in view. */}
      <p role="status">{net !== undefined && <Outcome net={net} rate={offer.rate} order={order} />}</p>
      {art === 'stand' && (
        <Progress>
          <legend>{t.progressTitle}</legend>
          {lines.map(({ id, bez }, at) => (
            <TextField
              key={id}
              // Items may have the same name.
              label={t.line(at + 1, bez)}
              inputMode="decimal"
              autoComplete="off"
              error={staende[id] === undefined ? findFault(stands[id] ?? '') : undefined}
              value={stands[id] ?? ''}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setStands({ ...stands, [id]: target.value })}
            />
          ))}
        </Progress>
      )}
      {isBeyond && (
        <Checkbox
          label={t.beyond}
          required
          checked={confirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
      )}
    </FormDialog>
  )
}

/** The amount of the instalment, and the part of the order that is not invoiced then. */
function Outcome({ net, rate, order }: { net: string; rate: string; order: Order }) {
  const t = useTexts(orderTexts).dialog
  const { money } = useMoney()
  if (signOfAmount(net) <= 0) return <>{t.nothing}</>
  const asked = [net, ...standingInstalments(order).map(({ netto }) => netto)]
  const left = sumAmounts([order.netto, ...asked.map(negatedAmount)])
  const sum = t.sum(money(net), money(sumAmounts([net, vatAmount(net, rate)])))
  return <>{signOfAmount(left) < 0 ? sum : `${sum} ${t.left(money(left))}`}</>
}
