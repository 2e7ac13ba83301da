import { importStatuses } from '@waldkerf/domain/entities/beetles/imports'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import type { ImportActions, ImportState, PlanSummary } from './importTypes.ts'
import { texts } from './ImportScreen.texts.ts'
import { leftOver } from './leftOver.ts'
import { Line, List, Muted, Problem, Stack, Strong } from './imports.styles.ts'

interface SendStepProps {
  plan: PlanSummary
  state: ImportState
  actions: ImportActions
}

/** The last step: compare with what is stored, then send. Its one filled button is what comes next. */
export function SendStep({ plan, state, actions }: SendStepProps) {
  const words = useTexts(texts)
  const { number } = useFormat()
  const { comparison, sending, decision, isPlanning } = state
  const isCompared = comparison.status === 'done'
  return (
    <Card title={isCompared ? words.send.title : words.compare.title}>
      <Stack>
        {sending.status === 'none' && !isCompared && (
          <>
            {comparison.status === 'running' ? (
              <Progress done={comparison.done} total={comparison.total} say={words.compare.running} />
            ) : (
              <div>
                <Button variant="primary" busy={isPlanning} onClick={actions.compare}>
                  {words.compare.start}
                </Button>
              </div>
            )}
            {comparison.status === 'failed' && (
              <Problem role="alert">
                {words.compare.failed}. {comparison.message}
              </Problem>
            )}
          </>
        )}
        {isCompared && sending.status === 'none' && (
          <>
            <Compared state={state} actions={actions} />
            {state.resumed && <Muted>{words.send.resumed(number(state.resumed.gespeichert))}</Muted>}
            {leftOver(plan, state) > 0 ? (
              <>
                <Select
                  label={words.send.status}
                  value={decision.status}
                  onChange={({ target: { value } }) =>
                    actions.decide({ status: importStatuses.find((one) => one === value) ?? 'new' })
                  }
                >
                  {importStatuses.map((status) => (
                    <option key={status} value={status}>
                      {words.send.statuses[status]}
                    </option>
                  ))}
                </Select>
                <div>
                  <Button variant="primary" onClick={actions.send}>
                    {words.send.start(number(leftOver(plan, state)), leftOver(plan, state) === 1)}
                  </Button>
                </div>
              </>
            ) : (
              <Strong>{words.send.nothingLeft}</Strong>
            )}
          </>
        )}
        <Sent state={state} actions={actions} />
      </Stack>
    </Card>
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

function Compared({ state: { comparison, decision, species }, actions }: Pick<SendStepProps, 'state' | 'actions'>) {
  const t = useTexts(texts).compare
  const { number, day } = useFormat()
  if (comparison.status !== 'done') return null
  const { same, near, first } = comparison
  const names = new Map(species.status === 'ready' ? species.data.map(({ id, de }) => [id, de]) : [])
  return (
    <>
      {same > 0 && <p>{t.same(number(same))}</p>}
      {same === 0 && near === 0 && <p>{t.neither}</p>}
      {near > 0 && (
        <>
          <p>{t.near(number(near))}</p>
          <List>
            {first.map(({ row, id }) => (
              <li key={row.quell_id}>
                <span>
                  {names.get(row.art)}, {day(row.fund_datum)}
                </span>
                <Link to={actions.recordAt(id)}>{t.record(id)}</Link>
              </li>
            ))}
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

function Sent({ state: { sending }, actions }: Pick<SendStepProps, 'state' | 'actions'>) {
  const t = useTexts(texts).send
  const { number } = useFormat()
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
    <Stack role="status">
      <Strong>{t.done(number(sending.stored))}</Strong>
      {sending.known > 0 && <Muted>{t.known(number(sending.known))}</Muted>}
      {sending.stored > 0 && (
        <div>
          <LinkButton primary to={actions.listAt(sending.id)}>
            {t.list}
          </LinkButton>
        </div>
      )}
    </Stack>
  )
}
