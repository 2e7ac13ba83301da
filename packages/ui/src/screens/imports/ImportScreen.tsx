import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { FileChoice } from '@waldkerf/ui/parts/FileDrop/FileChoice'
import { FileDrop } from '@waldkerf/ui/parts/FileDrop/FileDrop'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ColumnsStep } from './ColumnsStep.tsx'
import { accepted, FileStep } from './FileStep.tsx'
import type { ImportActions, ImportState } from './importTypes.ts'
import { texts } from './ImportScreen.texts.ts'
import { Body, Muted, Page, Title } from './imports.styles.ts'
import { LookStep } from './LookStep.tsx'
import { RunList } from './RunList.tsx'
import { SendStep } from './SendStep.tsx'
import { UnclearStep } from './UnclearStep.tsx'

export interface ImportScreenProps {
  state: ImportState
  actions: ImportActions
}

/** Finds from a file: its columns, what is unclear, a look at what comes, and the sending, which can be taken back. */
export function ImportScreen({ state, actions }: ImportScreenProps) {
  const t = useTexts(texts)
  const { file, species, decision, plan, sending } = state
  const known = shown(species)
  const isSending = sending.status === 'running'
  const isOpen = sending.status === 'none'
  const choose = isSending || !known ? undefined : actions.choose
  const words = { label: t.file.title, hint: t.file.drop, over: t.file.over }
  const choice = choose && <FileChoice label={t.file.choose} accept={accepted} variant="primary" onFile={choose} />
  return (
    <Page>
      <Title tabIndex={-1}>{t.title}</Title>
      {isOpen && <Muted>{t.intro}</Muted>}
      {species.status === 'failed' && !known && (
        <ErrorState title={t.noSpecies} message={species.message} onRetry={species.retry} />
      )}
      <FileDrop words={words} onFile={choose} choice={choice}>
        {(bar) => (
          <Body>
            <div>
              <FileStep state={file} bar={bar} onFile={choose} />
              {file.status === 'ready' && isOpen && (
                <ColumnsStep file={file.file} decision={decision} onDecide={actions.decide} />
              )}
              {plan && known && isOpen && (
                <UnclearStep plan={plan} species={known} decision={decision} onDecide={actions.decide} />
              )}
              {plan && plan.ready > 0 && <SendStep plan={plan} state={state} actions={actions} />}
              <RunList state={state} actions={actions} />
            </div>
            <div>
              {plan && known && sending.status !== 'done' && (
                <LookStep
                  plan={plan}
                  isPlanning={state.isPlanning}
                  species={known}
                  onSaveRefused={actions.saveRefused}
                />
              )}
            </div>
          </Body>
        )}
      </FileDrop>
    </Page>
  )
}
