import { type AccountLimit, mostOfLimit } from '@waldkerf/domain/entities/office/operations'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Failure, Rows, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { RecordDialog } from '@waldkerf/ui/parts/RecordDialog/RecordDialog'
import { useRecordDialog } from '@waldkerf/ui/parts/RecordDialog/useRecordDialog'
import { RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { Suspense, useState } from 'react'
import { Lead } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'

export interface LimitsCardProps {
  limits: Loadable<readonly AccountLimit[]>
  /** @throws ConflictError with the limit when somebody else has changed it, Error with a message for people */
  onChange: (limit: AccountLimit, menge: number) => Promise<void>
  /** Told when an amount is typed and not stored, and when that is over. */
  onTyping: (isTyping: boolean) => void
}

/** Experts and administrators may do so many times as much. */
const times = 10

/** How much one account may do in an hour and in a day. Each is changed by itself, or goes back to its default. */
export function LimitsCard({ limits, onChange, onTyping }: LimitsCardProps) {
  const t = useTexts(texts).operation.limits
  const { number } = useFormat()
  const [open, setOpen] = useState<number>()
  const [said, setSaid] = useState('')
  const { busy, error, attempt } = useAttempt()
  const restore = async (limit: AccountLimit, name: string) => {
    setSaid('')
    if (await attempt(String(limit.id), () => onChange(limit, limit.vorgabe))) setSaid(t.restored(name))
  }
  return (
    <LoadedCard title={t.title} state={limits}>
      {(rows) => {
        const opened = rows.find(({ id }) => id === open)
        return (
          <>
            <Lead>{t.hint}</Lead>
            <Rows aria-label={t.title}>
              {rows.map((limit) => {
                const name = t.names[limit.art][limit.stunden]
                const { menge, vorgabe } = limit
                return (
                  <li key={limit.id}>
                    <span>
                      {name}: {t.amounts[limit.art](number(menge))}
                      <br />
                      <small>{t.others(t.amounts[limit.art](number(menge * times)))}</small>
                    </span>
                    {menge !== vorgabe && (
                      <>
                        <Badge tone="info">{t.changed(number(vorgabe))}</Badge>
                        <Button
                          variant="quiet"
                          aria-label={t.restoreAt(name)}
                          busy={busy === String(limit.id)}
                          onClick={() => void restore(limit, name)}
                        >
                          {t.restore}
                        </Button>
                      </>
                    )}
                    <IconButton icon="pencil" label={t.edit(name)} onClick={() => setOpen(limit.id)} />
                  </li>
                )
              })}
            </Rows>
            <div role="status">{error === undefined ? said : <Failure>{error}</Failure>}</div>
            <Suspense>
              {opened && (
                <LimitDialog
                  limit={opened}
                  onChange={onChange}
                  onTyping={onTyping}
                  onDone={(name) => {
                    setSaid(t.stored(name))
                    setOpen(undefined)
                  }}
                  onClose={() => {
                    setSaid('')
                    setOpen(undefined)
                  }}
                />
              )}
            </Suspense>
          </>
        )
      }}
    </LoadedCard>
  )
}

interface DialogProps extends Pick<LimitsCardProps, 'onChange' | 'onTyping'> {
  limit: AccountLimit
  onDone: (name: string) => void
  onClose: () => void
}

/** Whole numbers as people type them, with their dots and blanks. */
function toAmount(typed: string): number | undefined {
  const read = parseNumber(typed, { decimals: 0 })
  const amount = 'value' in read ? Number(read.value ?? Number.NaN) : Number.NaN
  return Number.isInteger(amount) && amount >= 1 && amount <= mostOfLimit ? amount : undefined
}

const toValues = (row: AccountLimit | undefined) => ({ menge: String(row?.menge ?? '') })

function LimitDialog({ limit, onChange, onTyping, onDone, onClose }: DialogProps) {
  const t = useTexts(texts).operation.limits
  const { number } = useFormat()
  const name = t.names[limit.art][limit.stunden]
  const form = useRecordDialog<AccountLimit, { menge: string }>({
    row: limit,
    toValues,
    save: (base, { menge }) => onChange(base ?? limit, toAmount(menge) ?? limit.menge),
    onDone: () => onDone(name),
    onTyping,
  })
  const { menge } = form.values
  const isSound = toAmount(menge) !== undefined
  return (
    <RecordDialog title={name} form={form} isSound={isSound} onClose={onClose}>
      <RowPlace form={form} actions={form} field="menge" label={t.amount[limit.art]}>
        <TextField
          label={t.amount[limit.art]}
          hint={t.range(number(limit.vorgabe), number(mostOfLimit))}
          inputMode="numeric"
          error={isSound ? undefined : t.wrong(number(mostOfLimit))}
          value={menge}
          onChange={({ target }) => form.change({ menge: target.value })}
        />
      </RowPlace>
    </RecordDialog>
  )
}
