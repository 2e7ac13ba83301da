import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FileChoice } from '@waldkerf/ui/parts/FileDrop/FileChoice'
import { FileDrop } from '@waldkerf/ui/parts/FileDrop/FileDrop'
import type { ReactNode } from 'react'
import { ColumnsStep, type ColumnsStepProps } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import type { ImportActions, ImportKind, ImportState, ImportWords } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Body, Look, Muted, Page, Title } from './imports.styles.ts'
import { LookStep, type LookStepProps } from './LookStep.tsx'
import { RunList } from './RunList.tsx'
import { SendFoot, SendStep, type SendStepProps } from './SendStep.tsx'

export interface ImportFlowProps<K extends ImportKind, Field extends string>
  extends Pick<LookStepProps<K>, 'problem' | 'note' | 'map' | 'rows'>, Pick<SendStepProps<K>, 'statuses' | 'near'> {
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
  /** Further choices beside the columns. */
  choices?: ReactNode
  /** Questions that the file leaves open. */
  unclear?: ReactNode
}

/**
 * Rows from a file: its columns, what is unclear, a look at what comes, and the sending, which can be taken back. What kind
 * of rows they are is said by the words and the parts.
 */
export function ImportFlow<K extends ImportKind, Field extends string>({
  state,
  actions,
  words,
  accepted,
  isReady,
  failure,
  fields,
  fieldWords,
  choices,
  unclear,
  statuses,
  near,
  ...look
}: ImportFlowProps<K, Field>) {
  const t = useTexts(texts)
  const { file, plan, sending } = state
  const isOpen = sending.status === 'none'
  const choose = sending.status === 'running' || !isReady ? undefined : actions.choose
  const choice = choose && <FileChoice label={t.file.choose} accept={accepted} variant="primary" onFile={choose} />
  return (
    <Page>
      <Title tabIndex={-1}>{words.title}</Title>
      {/* The foot says it then. */}
      {isOpen && !plan?.ready && <Muted>{t.intro}</Muted>}
      {failure}
      <FileDrop words={{ label: t.file.title, hint: t.file.drop, over: t.file.over }} onFile={choose} choice={choice}>
        {(bar) => (
          <Body>
            <FileStep state={file} bar={bar} accepted={accepted} words={words} onFile={choose} />
            {isOpen && (
              <ColumnsStep
                state={state}
                words={fieldWords}
                fields={fields}
                isSettled={plan ? plan.ready > 0 : state.isPlanning}
                onColumns={(columns) => actions.decide({ choice: { ...state.decision.choice, columns } })}
                onQuelle={(quelle) => actions.decide({ quelle })}
              >
                {choices}
              </ColumnsStep>
            )}
            {plan && isOpen && unclear}
            {plan && plan.ready > 0 && (
              <SendStep
                plan={plan}
                state={state}
                actions={actions}
                words={words}
                problem={look.problem}
                statuses={statuses}
                near={near}
              />
            )}
            {plan && isReady && sending.status !== 'done' && (
              <Look>
                <LookStep
                  {...look}
                  plan={plan}
                  isPlanning={state.isPlanning}
                  words={words}
                  onSaveRefused={actions.saveRefused}
                />
              </Look>
            )}
            <RunList state={state} actions={actions} words={words} />
          </Body>
        )}
      </FileDrop>
      {plan && plan.ready > 0 && isOpen && <SendFoot plan={plan} state={state} actions={actions} words={words} />}
    </Page>
  )
}
