import { barringParts } from '@waldkerf/domain/officeSettings/settingsFindings'
import {
  documentSteps,
  type DocumentStep,
  statusAfter,
  type StepFacts,
} from '@waldkerf/domain/documents/steps/documentSteps'
import { findingsWeight } from '@waldkerf/domain/office/eInvoice/rules/lawRules'
import { eInvoiceFindings } from '@waldkerf/domain/office/eInvoice/rules/checks'
import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { hasUnclear } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type ReactNode, useState } from 'react'
import type { DocumentFacts, EditorActions, EditorState, LifecycleActions, OfficeStep } from '../editorTypes.ts'
import { showSteps, stepFacts } from './shownSteps.ts'
import type { ShownSteps } from './StepButtons.tsx'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { DifferenceDialog } from './DifferenceDialog.tsx'
import { DaysDialog, type Making } from './DaysDialog.tsx'
import { lifecycleTexts } from '../steps.texts.ts'

interface LifecycleInput {
  facts: DocumentFacts
  state: EditorState
  actions: LifecycleActions
  act: EditorActions['act']
  begin: EditorActions['begin']
  model: DocumentModel
  /** Leads to what the check finds. */
  showCheck: () => void
  goTo: EditorActions['goTo']
}

type Dialogued = Making | 'archive' | 'compare'
type Reason = 'unclear' | 'noClient' | 'noRows'

/** The first reason why a document can be neither billed nor fixed. */
function lacking({ model, state }: LifecycleInput): Reason | undefined {
  const isOnItsWay = state.lists.clients.length === 0 && state.history.document.header['client_id'] !== ''
  if (model.buyer.name === '' && !isOnItsWay) return 'noClient'
  if (documentLines(model).length === 0) return 'noRows'
  return hasUnclear(model) ? 'unclear' : undefined
}

/** Steps for which the document has to be complete. */
const needsAll: readonly DocumentStep[] = ['convert', 'archive']

const hasDialog = (step: DocumentStep): step is Dialogued =>
  ['convert', 'copy', 'cancel', 'archive', 'compare'].includes(step)

/** Open findings in the buyer's e-invoice format: a public buyer has a routing ID and takes no format but XRechnung. */
function missingIn({ model, state, showCheck }: LifecycleInput, close: () => void) {
  const findings = eInvoiceFindings(model, state.details.leitweg_id === '' ? 'zugferd' : 'xrechnung')
  const show = () => {
    close()
    showCheck()
  }
  return findings.length > 0 ? { count: findings.length, weight: findingsWeight(findings), show } : undefined
}

interface Lifecycle {
  facts: StepFacts
  steps: ShownSteps
  dialog: ReactNode
  notes: ReactNode
}

/** Next steps with a document: their buttons, menu and dialogs, and a notice with which an interrupted conversion goes on. */
export function useLifecycle(input: LifecycleInput): Lifecycle {
  const t = useTexts(lifecycleTexts)
  const format = useFormat()
  const [step, setStep] = useState<Dialogued>()
  const [refused, setRefused] = useState<DocumentStep>()
  const { facts, state, actions, act, begin } = input
  const { conversion, newLimits, today } = state
  const close = () => setStep(undefined)
  const known = stepFacts(facts, state)
  const reasonAgainst = (each: DocumentStep) => (needsAll.includes(each) ? lacking(input) : undefined)
  function take(next: DocumentStep) {
    const reason = reasonAgainst(next)
    setRefused(reason && next)
    const status = statusAfter[next]
    if (reason) return
    if (status) return act({ kind: 'run', command: { kind: 'header', changes: { status } } })
    if (!hasDialog(next)) return begin(next as OfficeStep)
    if (next === 'compare') actions.compare()
    setStep(next)
  }
  const shownSteps = showSteps(documentSteps(known), known, (each, word) => {
    const reason = reasonAgainst(each)
    return {
      label: t.items[word],
      disabledReason: reason && t.reasons[reason],
      onSelect: () => take(each),
    }
  })
  const reason = refused && reasonAgainst(refused)
  const make: Readonly<Record<Making, (days: { day: string; supplyDay: string }) => Promise<void>>> = {
    convert: actions.convert,
    copy: ({ day }) => actions.copy(day),
    cancel: ({ day }) => actions.cancel(day),
  }
  const isBroken = conversion?.status === 'failed' && step === undefined
  return {
    facts: known,
    steps: shownSteps,
    notes: (
      <>
        {reason && <Bar tone="warning" icon="warning" message={t.reasons[reason]} />}
        {isBroken && (
          <Bar
            tone="warning"
            icon="warning"
            message={[
              t.broken(format.number(conversion.done), format.number(conversion.total)),
              conversion.message,
            ].join(' ')}
            actions={<Button onClick={() => void actions.convert()}>{t.resume}</Button>}
          />
        )}
      </>
    ),
    dialog:
      step === 'archive' ? (
        <ArchiveDialog
          number={facts.number}
          missing={missingIn(input, close)}
          barring={barringParts(input.model)}
          onComplete={(part) => input.goTo('settings', part)}
          onArchive={() => actions.archive(input.model)}
          onSend={() => begin('send')}
          onShorten={(place) => input.goTo(place, 'address')}
          onClose={close}
        />
      ) : step === 'compare' ? (
        <DifferenceDialog
          offerNumber={facts.offer?.number ?? ''}
          offer={state.offered ?? { status: 'loading' }}
          rows={state.history.document.rows}
          onClose={close}
        />
      ) : (
        step !== undefined && (
          <DaysDialog
            making={step}
            number={facts.number}
            limits={newLimits[step === 'copy' ? facts.kind : 'invoice']}
            today={today}
            progress={conversion}
            onMake={async (days) => {
              await make[step](days)
              close()
            }}
            onClose={close}
          />
        )
      ),
  }
}
