import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FileChoice } from '@waldkerf/ui/parts/FileDrop/FileChoice'
import { FileDrop } from '@waldkerf/ui/parts/FileDrop/FileDrop'
import { StepLine } from '@waldkerf/ui/parts/StepLine/StepLine'
import { type ReactNode, useEffect, useRef } from 'react'
import { ColumnsStep, type ColumnsStepProps } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import type { ImportActions, ImportKind, ImportState, ImportWords } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Body, Look, Muted, Page, StageBar, Title } from './imports.styles.ts'
import { leftOver } from './leftOver.ts'
import { LookStep, type LookStepProps } from './LookStep.tsx'
import { NextStep } from './NextStep.tsx'
import { RunList } from './RunList.tsx'
import { ComparedStep, type ComparedStepProps, DoneStep } from './SendStep.tsx'
import { type ImportStage, type OpenQuestions, presentStage, stages } from './stages.ts'

export interface ImportFlowProps<K extends ImportKind, Field extends string>
  extends Pick<LookStepProps<K>, 'problem' | 'note' | 'map' | 'rows'>, Pick<ComparedStepProps<K>, 'statuses' | 'near'> {
  state: ImportState<K>
  actions: ImportActions<K>
  words: ImportWords
  /** Files to choose from. */
  accepted: string
  /** Whether all is there that a file is compared with; else `failure` says what is not. */
  isReady: boolean
  failure?: ReactNode
  /** The parts of a row that columns can hold, and what they are called. */
  fields: ColumnsStepProps<Field>['fields']
  fieldWords: ColumnsStepProps<Field>['words']
  /** Those without which no row can come, by their names. */
  missing: readonly string[]
  /** Further choices beside the columns, and as they are read. */
  choices?: ReactNode
  chosen?: ColumnsStepProps<Field>['chosen']
  /** Those of the questions a file can leave open that nobody has answered; `card` is empty where it asks nothing. */
  unclear?: OpenQuestions & { card: ReactNode }
}

/**
 * Rows from a file: its columns, what is unclear, a look at what comes, and the sending, which can be taken back. What kind
 * of rows they are is said by the words and the parts.
 */
export function ImportFlow<K extends ImportKind, Field extends string>(props: ImportFlowProps<K, Field>) {
  const { state, actions, words, accepted, isReady, failure, missing, unclear } = props
  const t = useTexts(texts)
  const { file, plan, sending } = state
  const isOpen = sending.status === 'none'
  const isDone = sending.status === 'done'
  const choose = sending.status === 'running' || !isReady ? undefined : actions.choose
  const choice = choose && <FileChoice label={t.file.choose} accept={accepted} variant="primary" onFile={choose} />
  const { page, show } = useStages(state)
  return (
    <Page ref={page} data-begun={file.status === 'ready' || undefined}>
      <Title tabIndex={-1}>{words.title}</Title>
      <Stages state={state} unclear={unclear} show={show} />
      {/* The foot says it then. */}
      {isOpen && !plan?.ready && <Muted>{t.intro}</Muted>}
      {failure}
      <FileDrop words={{ label: t.file.title, hint: t.file.drop, over: t.file.over }} onFile={choose} choice={choice}>
        {(bar) => (
          <Body>
            {/* Asked before what is settled is read again; answered it stays where it is. */}
            {plan && isOpen && unclear?.card && (
              <div data-stage="names" tabIndex={-1}>
                {unclear.card}
              </div>
            )}
            {!isDone && (
              <div data-stage="file" tabIndex={-1}>
                <FileStep state={file} bar={bar} accepted={accepted} words={words} onFile={choose} />
              </div>
            )}
            <Steps {...props} />
            {(isDone || file.status !== 'ready') && <RunList state={state} actions={actions} words={words} />}
          </Body>
        )}
      </FileDrop>
      <NextStep
        state={state}
        actions={actions}
        words={words}
        missing={missing}
        questions={unclear ?? { open: 0 }}
        show={show}
        accepted={accepted}
        choose={choose}
      />
    </Page>
  )
}

/** The way to the card of a stage; one that comes by what somebody pressed is shown by itself. */
function useStages({ comparison, sending }: Pick<ImportState<ImportKind>, 'comparison' | 'sending'>) {
  const page = useRef<HTMLDivElement>(null)
  const show = (stage: ImportStage) => {
    const card = page.current?.querySelector<HTMLElement>(`[data-stage='${stage}']`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView()
  }
  const isCompared = comparison.status === 'done' && sending.status === 'none'
  const isDone = sending.status === 'done'
  useEffect(() => {
    // Findings are read before anything is sent, also where they come below what is in view.
    if (isCompared) page.current?.querySelector('[data-stage=send]')?.scrollIntoView({ block: 'nearest' })
  }, [isCompared])
  useEffect(() => {
    if (!isDone) return
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
    globalThis.scrollTo({ top: 0, behavior: 'instant' })
  }, [isDone])
  return { page, show }
}

interface StagesProps<K extends ImportKind> extends Pick<ImportFlowProps<K, string>, 'state'> {
  unclear: ImportFlowProps<K, string>['unclear'] | undefined
  show: (stage: ImportStage) => void
}

/** All stages, in view wherever the page is; those that stand on it lead to their cards. */
function Stages<K extends ImportKind>({ state, unclear, show }: StagesProps<K>) {
  const t = useTexts(texts)
  const { plan, file, sending, comparison } = state
  const isOpen = sending.status === 'none'
  const isBegun = file.status === 'ready' && sending.status !== 'done'
  const isThere = {
    file: isBegun,
    columns: isBegun && isOpen,
    names: isOpen && Boolean(plan && unclear?.card),
    compare: isBegun && plan !== undefined,
    send: isOpen && comparison.status === 'done',
  }
  const shown = stages.filter((stage) => stage !== 'names' || unclear)
  const current = presentStage(state, unclear?.open ?? 0)
  // Once there are findings, they are what was compared.
  const go = (stage: ImportStage) => show(stage === 'compare' && isThere.send ? 'send' : stage)
  return (
    <StageBar>
      <StepLine
        label={t.stage(current ? shown.indexOf(current) + 1 : shown.length, shown.length)}
        steps={shown.map((id) => ({ id, label: t.stages[id], onShow: isThere[id] ? () => go(id) : undefined }))}
        current={current}
      />
    </StageBar>
  )
}

/** The cards of the stages after the file, but for the questions. */
function Steps<K extends ImportKind, Field extends string>(props: ImportFlowProps<K, Field>) {
  const { state, actions, words, isReady, fields, fieldWords, choices, chosen, statuses, near, ...look } = props
  const { plan, sending, comparison } = state
  if (plan && sending.status === 'done')
    return (
      <DoneStep
        sending={sending}
        plan={plan}
        state={state}
        words={words}
        problem={look.problem}
        onSaveRefused={actions.saveRefused}
      />
    )
  const isOpen = sending.status === 'none'
  return (
    <>
      {isOpen && state.file.status === 'ready' && (
        <div data-stage="columns" tabIndex={-1}>
          <ColumnsStep
            state={state}
            words={fieldWords}
            fields={fields}
            isSettled={plan ? plan.ready > 0 : state.isPlanning}
            onColumns={(columns) => actions.decide({ choice: { ...state.decision.choice, columns } })}
            onQuelle={(quelle) => actions.decide({ quelle })}
            {...(chosen && { chosen })}
          >
            {choices}
          </ColumnsStep>
        </div>
      )}
      {plan && isReady && (
        <Look data-stage="compare" tabIndex={-1}>
          <LookStep
            {...look}
            plan={plan}
            isPlanning={state.isPlanning}
            words={words}
            onSaveRefused={actions.saveRefused}
          />
        </Look>
      )}
      {plan && isOpen && comparison.status === 'done' && (
        <div data-stage="send" tabIndex={-1}>
          <ComparedStep
            comparison={comparison}
            state={state}
            actions={actions}
            words={words}
            statuses={leftOver(plan, state) > 0 && statuses}
            near={near}
          />
        </div>
      )}
    </>
  )
}
