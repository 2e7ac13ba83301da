import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { FileChoice } from '@waldkerf/ui/parts/FileDrop/FileChoice'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import type { ReactNode } from 'react'
import type { ImportActions, ImportKind, ImportState, ImportWords } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Foot, Muted, Problem, Strong } from './imports.styles.ts'
import { leftOut, leftOver } from './leftOver.ts'
import type { ImportStage, OpenQuestions } from './stages.ts'

interface NextStepProps<K extends ImportKind> {
  state: ImportState<K>
  actions: ImportActions<K>
  words: Pick<ImportWords, 'things' | 'list'>
  /** Parts of a row that no column holds, although each row needs them. */
  missing: readonly string[]
  questions: OpenQuestions
  /** Shows the card of a stage. */
  show: (stage: ImportStage) => void
  /** Extensions of files, divided by commas. */
  accepted: string
  /** Absent while no file can be chosen. */
  choose: ((file: File) => void) | undefined
}

/** At the window's lower edge: how many rows come, how many do not and why, and beside it the one filled button. */
export function NextStep<K extends ImportKind>(props: NextStepProps<K>) {
  const { state, actions, words } = props
  const t = useTexts(texts).send
  const { number } = useFormat()
  const { file, sending } = state
  if (file.status !== 'ready') return null
  if (sending.status === 'none') return <Unsent {...props} />
  if (sending.status === 'running')
    return (
      <Bar words={<Progress done={sending.done} total={sending.total} say={t.running} />}>
        <Button onClick={actions.stop}>{t.stop}</Button>
      </Bar>
    )
  if (sending.status === 'stopped')
    return (
      <Bar
        words={
          <div role="alert">
            <p>{t.stopped(number(sending.done), number(sending.total))}</p>
            {sending.message && <Problem>{sending.message}</Problem>}
          </div>
        }
      >
        <Button variant="primary" onClick={actions.send}>
          {t.resume}
        </Button>
      </Bar>
    )
  return (
    <Bar>
      <Another {...props} isNext={sending.stored === 0} />
      {sending.stored > 0 && (
        <LinkButton primary to={actions.runAt?.(sending.id) ?? actions.listAt}>
          {words.list}
        </LinkButton>
      )}
    </Bar>
  )
}

/** The next file; filled where nothing else is left to do. */
function Another({
  accepted,
  choose,
  isNext,
}: Pick<NextStepProps<ImportKind>, 'accepted' | 'choose'> & { isNext: boolean }) {
  const { another } = useTexts(texts).file
  if (!choose) return null
  return <FileChoice label={another} accept={accepted} variant={isNext ? 'primary' : 'secondary'} onFile={choose} />
}

function Bar({ words, children }: { words?: ReactNode; children: ReactNode }) {
  return (
    <Foot>
      <div>{words}</div>
      <div data-main="">{children}</div>
    </Foot>
  )
}

/** Nothing is sent: what comes by what is known now, and the step that leads on. */
function Unsent<K extends ImportKind>(props: NextStepProps<K>) {
  const { state, actions, words, missing, questions, show } = props
  const t = useTexts(texts)
  const { number } = useFormat()
  const { plan, comparison, isPlanning } = state
  const to = (stage: ImportStage, label: string) => (
    <Button variant="primary" onClick={() => show(stage)}>
      {label}
    </Button>
  )
  if (missing.length > 0)
    return <Bar words={<Strong>{t.send.missing(missing.join(', '))}</Strong>}>{to('columns', t.send.toColumns)}</Bar>
  const verdict = <Verdict {...props} />
  if (!isPlanning && !plan?.ready)
    return (
      <Bar words={verdict}>
        {questions.open > 0 ? to('names', t.send.toQuestions) : to('columns', t.send.toColumns)}
      </Bar>
    )
  const isCompared = comparison.status === 'done'
  const left = plan ? leftOver(plan, state) : 0
  if (isCompared && left === 0)
    return (
      <Bar words={verdict}>
        <Another {...props} isNext />
      </Bar>
    )
  const asks = questions.open > 0 && !isCompared
  const compare = asks ? t.compare.without : t.compare.start
  return (
    <Bar words={verdict}>
      <Button
        variant={asks ? 'secondary' : 'primary'}
        busy={isPlanning || comparison.status === 'running'}
        onClick={isCompared ? actions.send : actions.compare}
      >
        {isCompared ? t.send.start(words.things(number(left), left === 1)) : compare}
      </Button>
      {asks && to('names', t.send.toQuestions)}
    </Bar>
  )
}

/** The questions that are open, how many rows come, and how many do not, each with its reason. */
function Verdict<K extends ImportKind>({ state, words, questions }: NextStepProps<K>) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { plan, comparison, isPlanning } = state
  if (!plan) return <Muted role="status">{isPlanning ? t.look.planning : t.look.nothing}</Muted>
  const left = leftOver(plan, state)
  const { open, rows } = questions
  const asked = t.send.questions(number(open), open === 1)
  const { known, skipped, refused } = leftOut(plan, state)
  const away = [
    known > 0 && t.send.away.known(number(known)),
    skipped > 0 && t.send.away.skipped(number(skipped)),
    refused > 0 && t.send.away.refused(number(refused), refused === 1),
  ].filter((part) => part !== false)
  const sentences = [
    away.length > 0 && t.send.notComing(away.join(', ')),
    comparison.status === 'none' && plan.ready > 0 && t.send.nothingYet,
  ]
  const nothing = plan.ready === 0 ? t.look.nothing : t.send.nothingLeft
  return (
    <>
      <div role="status">
        {open > 0 && <Strong>{rows === undefined ? asked : t.send.asked(asked, number(rows), rows === 1)}</Strong>}
        <Strong>{left > 0 ? t.look.ready(words.things(number(left), left === 1), left === 1) : nothing}</Strong>
        {comparison.status !== 'running' && <Muted>{sentences.filter(Boolean).join(' ')}</Muted>}
      </div>
      {comparison.status === 'running' && (
        <Progress done={comparison.done} total={comparison.total} say={t.compare.running} />
      )}
      {comparison.status === 'failed' && (
        <Problem role="alert">
          {t.compare.failed}. {comparison.message}
        </Problem>
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
    <>
      <Muted>{text}</Muted>
      <ProgressBar label={text} value={total === 0 ? 1 : done / total} />
    </>
  )
}
