import { barringParts } from '@waldkerf/domain/officeSettings/settingsFindings'
import { eInvoiceFindings } from '@waldkerf/domain/office/eInvoice/rules/checks'
import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { hasUnclear } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { type ReactNode, useState } from 'react'
import type { DocumentFacts, EditorActions, EditorState, LifecycleActions } from '../editorTypes.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { DifferenceDialog } from './DifferenceDialog.tsx'
import { DaysDialog, type Making } from './DaysDialog.tsx'
import { texts } from './lifecycle.texts.ts'

interface LifecycleInput {
  facts: DocumentFacts
  state: EditorState
  actions: LifecycleActions
  model: DocumentModel
  /** Leads to what the check finds. */
  showCheck: () => void
  goTo: EditorActions['goTo']
}

type Step = Making | 'archive' | 'compare'
type Reason = 'unclear' | 'noClient' | 'noRows' | 'done' | 'notArchived' | 'isCancellation'

const steps = { offer: ['convert', 'copy'], invoice: ['archive', 'copy', 'cancel', 'compare'] } as const

/** The first reason why a document can be neither billed nor fixed. */
function lacking(model: DocumentModel): Reason | undefined {
  if (model.buyer.name === '') return 'noClient'
  if (documentLines(model).length === 0) return 'noRows'
  return hasUnclear(model) ? 'unclear' : undefined
}

/** Why a step cannot be taken now. */
const reasons: Readonly<Record<Step, (input: LifecycleInput) => Reason | undefined>> = {
  convert: ({ state, model }) => {
    const { header } = state.history.document
    if (header['status'] === 'abgerechnet') return 'done'
    return lacking(model)
  },
  copy: ({ facts }) => (facts.original ? 'isCancellation' : undefined),
  cancel: ({ facts }) => (facts.original ? 'isCancellation' : facts.archivedAt === null ? 'notArchived' : undefined),
  compare: () => undefined,
  archive: ({ model }) => lacking(model),
}

/** Open findings in the buyer's e-invoice format: a public buyer has a routing ID and takes no format but XRechnung. */
function missingIn({ model, state, showCheck }: LifecycleInput, close: () => void) {
  const count = eInvoiceFindings(model, state.details.leitweg_id === '' ? 'zugferd' : 'xrechnung').length
  const show = () => {
    close()
    showCheck()
  }
  return count > 0 ? { count, show } : undefined
}

/** Next steps with a document: their menu and dialogs, and a notice with which an interrupted conversion goes on. */
export function useLifecycle(input: LifecycleInput): { items: MenuItem[]; dialog: ReactNode; notes: ReactNode } {
  const t = useTexts(texts)
  const format = useFormat()
  const [step, setStep] = useState<Step>()
  const { facts, state, actions } = input
  const { conversion, newLimits, today } = state
  const close = () => setStep(undefined)
  function begin(next: Step) {
    if (next === 'compare') actions.compare()
    setStep(next)
  }
  const isPossible = (each: Step) => {
    if (each === 'archive') return facts.archivedAt === null
    if (each === 'cancel') return facts.cancelledBy === undefined
    return each !== 'compare' || facts.offer !== undefined
  }
  const possible = steps[facts.kind].filter(isPossible)
  const items = possible.map((each): MenuItem => {
    const reason = reasons[each](input)
    return {
      id: each,
      label: t.items[each],
      disabledReason: reason && t.reasons[reason],
      onSelect: () => begin(each),
    }
  })
  const make: Readonly<Record<Making, (days: { day: string; supplyDay: string }) => Promise<void>>> = {
    convert: actions.convert,
    copy: ({ day }) => actions.copy(day),
    cancel: ({ day }) => actions.cancel(day),
  }
  const isBroken = conversion?.status === 'failed' && step === undefined
  return {
    items,
    notes: isBroken && (
      <Bar
        tone="warning"
        icon="warning"
        message={[t.broken(format.number(conversion.done), format.number(conversion.total)), conversion.message].join(
          ' ',
        )}
        actions={<Button onClick={() => void actions.convert()}>{t.resume}</Button>}
      />
    ),
    dialog:
      step === 'archive' ? (
        <ArchiveDialog
          number={facts.number}
          missing={missingIn(input, close)}
          barring={barringParts(input.model)}
          onComplete={(part) => input.goTo('settings', part)}
          onArchive={() => actions.archive(input.model)}
          onShorten={(place) => input.goTo(place)}
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
