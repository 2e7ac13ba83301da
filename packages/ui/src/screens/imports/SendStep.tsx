import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportActions, ImportKind, ImportState, ImportWords, PlanSummary } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { leftOver } from './leftOver.ts'
import { RefusedRows } from './RefusedRows.tsx'
import { Line, List, Muted, Problem, Stack, Strong } from './imports.styles.ts'

export interface SendStepProps<K extends ImportKind> {
  plan: PlanSummary<K>
  state: ImportState<K>
  actions: ImportActions<K>
  words: ImportWords
  problem: (problem: K['problem']) => string
  /** A choice of what the rows are afterwards. */
  statuses?: ReactNode
  /** A row, and the link to what is stored, where it perhaps is there already. */
  near: (row: K['row'], id: number) => { row: string; link: string }
  /** Chooses the next file. */
  another: ReactNode
}

/** The last step, with the one filled button: the comparison with the stored rows, what it found, and the sending. */
export function SendStep<K extends ImportKind>(props: SendStepProps<K>) {
  const { state, words } = props
  const t = useTexts(texts).send
  const { number } = useFormat()
  const card = useRef<HTMLDivElement>(null)
  const { comparison, sending } = state
  const isCompared = comparison.status === 'done'
  useEffect(() => {
    // Findings are read before anything is sent, also where the card grows out of view.
    if (isCompared) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isCompared])
  const stored = sending.status === 'done' ? sending.stored : 0
  const things = words.things(number(stored), stored === 1)
  const done = sending.status === 'done' ? (stored > 0 ? t.done(things) : t.none) : undefined
  return (
    <div ref={card}>
      <Card title={done ?? t.title}>
        <Stack>{sending.status === 'none' ? <Unsent {...props} /> : <Sent {...props} />}</Stack>
      </Card>
    </div>
  )
}

/** Nothing is sent: what is known by now, and what comes next. */
function Unsent<K extends ImportKind>({ plan, state, actions, words, statuses, near }: SendStepProps<K>) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { comparison, isPlanning, resumed } = state
  const isComparing = comparison.status === 'running'
  const isCompared = comparison.status === 'done'
  const left = leftOver(plan, state)
  return (
    <>
      {isComparing && <Progress done={comparison.done} total={comparison.total} say={t.compare.running} />}
      {comparison.status === 'failed' && (
        <Problem role="alert">
          {t.compare.failed}. {comparison.message}
        </Problem>
      )}
      <Compared state={state} actions={actions} words={words} near={near} />
      {isCompared && resumed && <Muted>{t.send.resumed(number(resumed.gespeichert), resumed.gespeichert === 1)}</Muted>}
      {left === 0 ? (
        <Strong>{t.send.nothingLeft}</Strong>
      ) : (
        <>
          {isCompared && statuses}
          <Muted>
            {t.send.nothingYet}
            {plan.refused > 0 && ` ${t.send.left(number(plan.refused), plan.refused === 1)}`}
          </Muted>
          <div>
            <Button
              variant="primary"
              busy={isPlanning || isComparing}
              onClick={isCompared ? actions.send : actions.compare}
            >
              {isCompared ? t.send.start(words.things(number(left), left === 1)) : t.compare.start}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

interface ProgressProps {
  done: number
  total: number
  say: (done: string, total: string) => string
}

function Progress({ done, total, say }: ProgressProps) {
  const { number } = useFormat()
  const text = say(number(done), number(total))
  return (
    <Stack>
      <Muted>{text}</Muted>
      <ProgressBar label={text} value={total === 0 ? 1 : done / total} />
    </Stack>
  )
}

function Compared<K extends ImportKind>({
  state: { comparison, decision },
  actions,
  words,
  near: shownNear,
}: Pick<SendStepProps<K>, 'state' | 'actions' | 'words' | 'near'>) {
  const t = useTexts(texts).compare
  const { number } = useFormat()
  if (comparison.status !== 'done') return null
  const { same, near, first } = comparison
  return (
    <>
      {same > 0 && <p>{t.same(number(same), same === 1)}</p>}
      {same === 0 && near === 0 && <p>{t.neither}</p>}
      {near > 0 && (
        <>
          <p>{words.near(number(near), near === 1)}</p>
          <List>
            {first.map(({ row, id }) => {
              const { row: said, link } = shownNear(row, id)
              return (
                <li key={row.quell_id}>
                  <span>{said}</span>
                  <Link to={actions.rowAt(id)}>{link}</Link>
                </li>
              )
            })}
          </List>
          <Checkbox
            label={t.skip}
            checked={decision.skipsNear}
            onChange={({ target: { checked } }) => actions.decide({ skipsNear: checked })}
          />
        </>
      )}
    </>
  )
}

function Sent<K extends ImportKind>({ plan, state, actions, words, problem, another }: SendStepProps<K>) {
  const { send: t } = useTexts(texts)
  const { number } = useFormat()
  const { sending } = state
  if (sending.status === 'running')
    return (
      <>
        <Progress done={sending.done} total={sending.total} say={t.running} />
        <div>
          <Button onClick={actions.stop}>{t.stop}</Button>
        </div>
      </>
    )
  if (sending.status === 'stopped')
    return (
      <>
        <div role="alert">
          <p>{t.stopped(number(sending.done), number(sending.total))}</p>
          {sending.message && <Problem>{sending.message}</Problem>}
        </div>
        <Line>
          <Button variant="primary" onClick={actions.send}>
            {t.resume}
          </Button>
        </Line>
      </>
    )
  if (sending.status === 'none') return null
  return (
    <>
      <Outcome plan={plan} state={state} stored={sending.stored} known={sending.known} />
      {sending.stored > 0 && words.after && <p>{words.after(state.decision.status, sending.stored === 1)}</p>}
      <Line>
        {sending.stored > 0 && (
          <LinkButton primary to={actions.runAt?.(sending.id) ?? actions.listAt}>
            {words.list}
          </LinkButton>
        )}
        {another}
      </Line>
      {plan.refused > 0 && (
        <>
          <RefusedRows plan={plan} problem={problem} onSave={actions.saveRefused} />
          <Muted>{t.mend}</Muted>
        </>
      )}
    </>
  )
}

interface OutcomeProps<K extends ImportKind> extends Pick<SendStepProps<K>, 'plan' | 'state'> {
  stored: number
  /** Found to be there while they were sent. */
  known: number
}

/** Where the file's rows have gone: the parts add up to all of them. */
function Outcome<K extends ImportKind>({ plan, state, stored, known }: OutcomeProps<K>) {
  const { send: t } = useTexts(texts)
  const { number } = useFormat()
  const { comparison, decision, file } = state
  const name = file.status === 'ready' ? file.file.name : ''
  const { same, near } = comparison.status === 'done' ? comparison : { same: 0, near: 0 }
  const total = plan.ready + plan.refused
  const parts = {
    stored,
    known: known + same,
    skipped: decision.skipsNear ? near : 0,
    refused: plan.refused,
  }
  if (stored === total) return <p role="status">{t.all(total === 1, name)}</p>
  return (
    <Stack role="status">
      <p>{t.rows(number(total), total === 1, name)}</p>
      <List>
        {outcomes.map(
          (part) =>
            parts[part] > 0 && (
              <li key={part}>
                <span>{t.parts[part]}</span>
                <span>{number(parts[part])}</span>
              </li>
            ),
        )}
      </List>
    </Stack>
  )
}

const outcomes = ['stored', 'known', 'skipped', 'refused'] as const
