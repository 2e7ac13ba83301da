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
import { SendStep, type SendStepProps } from './SendStep.tsx'

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
  /** Further choices beside the columns, and as they are read. */
  choices?: ReactNode
  chosen?: ColumnsStepProps<Field>['chosen']
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
  chosen,
  unclear,
  statuses,
  near,
  ...look
}: ImportFlowProps<K, Field>) {
  const t = useTexts(texts)
  const { file, plan, sending } = state
  const isOpen = sending.status === 'none'
  const isDone = sending.status === 'done'
  const choose = sending.status === 'running' || !isReady ? undefined : actions.choose
  const choice = choose && <FileChoice label={t.file.choose} accept={accepted} variant="primary" onFile={choose} />
  return (
    <Page>
      <Title tabIndex={-1}>{words.title}</Title>
      {/* The last step says it then. */}
      {isOpen && !plan?.ready && <Muted>{t.intro}</Muted>}
      {failure}
      <FileDrop words={{ label: t.file.title, hint: t.file.drop, over: t.file.over }} onFile={choose} choice={choice}>
        {(bar) => (
          <Body>
            {!isDone && <FileStep state={file} bar={bar} accepted={accepted} words={words} onFile={choose} />}
            {isOpen && (
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
            )}
            {plan && isOpen && unclear}
            {plan && isReady && !isDone && (
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
            {plan && plan.ready > 0 && (
              <SendStep
                plan={plan}
                state={state}
                actions={actions}
                words={words}
                problem={look.problem}
                statuses={statuses}
                near={near}
                another={choose && <FileChoice label={t.file.another} accept={accepted} onFile={choose} />}
              />
            )}
            {(isDone || file.status !== 'ready') && <RunList state={state} actions={actions} words={words} />}
          </Body>
        )}
      </FileDrop>
    </Page>
  )
}
