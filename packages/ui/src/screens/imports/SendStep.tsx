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
import { Foot, Line, List, Muted, Problem, Stack, Strong } from './imports.styles.ts'

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
}

/** The last step: what the comparison with the stored rows found, and the sending. */
export function SendStep<K extends ImportKind>(props: SendStepProps<K>) {
  const { plan, state, actions, words, statuses, near } = props
  const t = useTexts(texts)
  const { number } = useFormat()
  const card = useRef<HTMLDivElement>(null)
  const { comparison, sending } = state
  const isCompared = comparison.status === 'done'
  useEffect(() => {
    // Findings are read before anything is sent: below a long list of columns they would be out of view.
    if (isCompared) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isCompared])
  if (comparison.status === 'none' && sending.status === 'none') return null
  const stored = sending.status === 'done' ? sending.stored : 0
  const things = words.things(number(stored), stored === 1)
  const done = sending.status === 'done' ? (stored > 0 ? t.send.done(things) : t.send.none) : undefined
  return (
    <div ref={card}>
      <Card title={done ?? (isCompared ? t.send.title : t.compare.title)}>
        <Stack>
          {sending.status === 'none' && comparison.status === 'running' && (
            <Progress done={comparison.done} total={comparison.total} say={t.compare.running} />
          )}
          {sending.status === 'none' && comparison.status === 'failed' && (
            <Problem role="alert">
              {t.compare.failed}. {comparison.message}
            </Problem>
          )}
          {isCompared && sending.status === 'none' && (
            <>
              <Compared state={state} actions={actions} words={words} near={near} />
              {state.resumed && (
                <Muted>{t.send.resumed(number(state.resumed.gespeichert), state.resumed.gespeichert === 1)}</Muted>
              )}
              {leftOver(plan, state) > 0 ? statuses : <Strong>{t.send.nothingLeft}</Strong>}
            </>
          )}
          <Sent {...props} />
        </Stack>
      </Card>
    </div>
  )
}

/** The one filled button before the rows are sent, with what it is about: it stays in view. */
export function SendFoot<K extends ImportKind>({
  plan,
  state,
  actions,
  words,
}: Pick<SendStepProps<K>, 'plan' | 'state' | 'actions' | 'words'>) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { comparison, isPlanning } = state
  const left = leftOver(plan, state)
  const isCompared = comparison.status === 'done'
  if (comparison.status === 'running' || (isCompared && left === 0)) return null
  return (
    <Foot>
      <p>
        {t.send.nothingYet}
        {plan.refused > 0 && ` ${t.send.left(number(plan.refused), plan.refused === 1)}`}
      </p>
      <Button variant="primary" busy={isPlanning} data-main onClick={isCompared ? actions.send : actions.compare}>
        {isCompared ? t.send.start(words.things(number(left), left === 1)) : t.compare.start}
      </Button>
    </Foot>
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
}: Omit<SendStepProps<K>, 'plan' | 'problem'>) {
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

function Sent<K extends ImportKind>({ plan, state, actions, words, problem }: SendStepProps<K>) {
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
      {sending.stored > 0 && (
        <div>
          <LinkButton primary to={actions.runAt?.(sending.id) ?? actions.listAt}>
            {words.list}
          </LinkButton>
        </div>
      )}
      {plan.refused > 0 && <RefusedRows plan={plan} problem={problem} onSave={actions.saveRefused} />}
    </>
  )
}

interface OutcomeProps<K extends ImportKind> extends Pick<SendStepProps<K>, 'plan' | 'state'> {
  stored: number
  /** Found to be there while they were sent. */
  known: number
}

/** Where the file's rows have gone: the parts add up to all of them. */
function Outcome<K extends ImportKind>({ plan, state: { comparison, decision }, stored, known }: OutcomeProps<K>) {
  const { send: t } = useTexts(texts)
  const { number } = useFormat()
  const { same, near } = comparison.status === 'done' ? comparison : { same: 0, near: 0 }
  const total = plan.ready + plan.refused
  const parts = {
    stored,
    known: known + same,
    skipped: decision.skipsNear ? near : 0,
    refused: plan.refused,
  }
  if (stored === total) return <p role="status">{t.all(total === 1)}</p>
  return (
    <Stack role="status">
      <p>{t.rows(number(total), total === 1)}</p>
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
