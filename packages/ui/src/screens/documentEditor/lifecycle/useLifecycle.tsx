import { barringParts } from '@waldkerf/domain/officeSettings/settingsFindings'
import {
  documentSteps,
  type DocumentStep,
  statusAfter,
  type StepFacts,
} from '@waldkerf/domain/documents/steps/documentSteps'
import { pastDue } from '@waldkerf/domain/office/dates/pastDue'
import { findingsWeight } from '@waldkerf/domain/office/eInvoice/rules/lawRules'
import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import { amountDue, documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { isBlank } from '@waldkerf/domain/office/editor/document'
import { templatePrices } from '@waldkerf/domain/office/editor/templatePrices'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { hasUnclear, unclearPlaces } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { type ReactNode, useState } from 'react'
import type { DocumentFacts, EditorActions, EditorState, LifecycleActions, OfficeStep } from '../editorTypes.ts'
import { showSteps, stepFacts } from './shownSteps.ts'
import type { ShownSteps } from './StepButtons.tsx'
import { ArchiveDialog, type ArchiveDialogProps } from './ArchiveDialog.tsx'
import type { StageLineProps } from './StageLine.tsx'
import { DifferenceDialog } from './DifferenceDialog.tsx'
import { DaysDialog, type Making, type MakingChoice } from './DaysDialog.tsx'
import { PastDueNote } from '../side/PastDueNote.tsx'
import { namedPlaces, openFindings, placeName } from '../side/openPlaces.ts'
import { checklistTexts } from '../DocumentEditorScreen.texts.ts'
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
  /** Leads to what is missing. */
  onGo: (place: Place) => void
}

type Dialogued = Making | 'archive' | 'compare'

interface Reason {
  words: string
  /** Where it is settled. */
  place: Place
}

/** The first reason why a document can be neither sent nor billed nor fixed. */
function useReason({ facts, model, state }: LifecycleInput): Reason | undefined {
  const { reasons } = useTexts(lifecycleTexts)
  const names = useTexts(checklistTexts)
  const isOnItsWay = state.lists.clients.length === 0 && state.history.document.header['client_id'] !== ''
  if (facts.archivedAt !== null) return undefined
  if (model.buyer.name === '' && !isOnItsWay) {
    return { words: reasons.noClient, place: { area: 'client', field: 'name' } }
  }
  if (documentLines(model).length === 0) return { words: reasons.noRows, place: { area: 'rows' } }
  const [place] = hasUnclear(model) ? unclearPlaces(model) : []
  return place && { words: reasons.unclear(placeName(place, model, names)), place }
}

/** Steps for which the document has to be complete. */
const needsAll: readonly DocumentStep[] = ['send', 'convert', 'instalment', 'settle', 'archive']

const hasDialog = (step: DocumentStep): step is Dialogued =>
  ['convert', 'settle', 'copy', 'cancel', 'archive', 'compare'].includes(step)

/** A public buyer has a routing ID and takes no format but XRechnung. */
const usualProfile = ({ details }: EditorState) => (details.leitweg_id === '' ? 'zugferd' : 'xrechnung')

/** Open findings in the buyer's e-invoice format. */
function missingIn(
  { model, state, showCheck }: LifecycleInput,
  names: typeof checklistTexts.de,
  close: () => void,
): ArchiveDialogProps['missing'] {
  const findings = openFindings(model, usualProfile(state))
  const show = () => {
    close()
    showCheck()
  }
  if (findings.length === 0) return undefined
  const places = findings.map(({ place }) => place)
  return { names: namedPlaces(places, model, names).map(([name]) => name), weight: findingsWeight(findings), show }
}

/** The step that the page is opened for, as far as the document can take it. */
function askedStep({ kind, archivedAt, invoice, order }: DocumentFacts, { asked }: EditorState) {
  const isPossible =
    kind === 'offer'
      ? asked === 'copy' || (asked === 'convert' && !invoice) || (asked === 'settle' && order && order !== 'final')
      : asked === 'archive' && archivedAt === null
  return isPossible ? asked : undefined
}

const writtenRows = ({ history }: EditorState) => history.document.rows.filter((row) => !isBlank(row))

/** The money that came in for an invoice; undefined for none. */
const receivedFor = ({ standing }: EditorState) =>
  standing && signOfAmount(standing.bezahlt) > 0 ? standing.bezahlt : undefined

interface Lifecycle {
  facts: StepFacts
  steps: ShownSteps
  /** Why the step that was pressed is not taken. */
  lacks: StageLineProps['lacks']
  dialog: ReactNode
  notes: ReactNode
}

/** Next steps with a document: their buttons, menu and dialogs, and a notice with which an interrupted conversion goes on. */
export function useLifecycle(input: LifecycleInput): Lifecycle {
  const t = useTexts(lifecycleTexts)
  const names = useTexts(checklistTexts)
  const format = useFormat()
  const { money } = useMoney()
  const lacks = useReason(input)
  const { facts, state, actions, act, begin, goTo, onGo } = input
  const [step, setStep] = useState<Dialogued | undefined>(askedStep(facts, state))
  const [refused, setRefused] = useState<DocumentStep>()
  const { conversion, newLimits, today } = state
  const { offerCount = 1 } = facts
  const close = () => setStep(undefined)
  const known = stepFacts(facts, state)
  const reasonAgainst = (each: DocumentStep) => (needsAll.includes(each) ? lacks : undefined)
  function take(next: DocumentStep) {
    const reason = reasonAgainst(next)
    setRefused(reason && next)
    const status = statusAfter[next]
    if (reason) return onGo(reason.place)
    if (next === 'toInvoice') return goTo('invoice', String(facts.invoice?.id))
    if (next === 'toOrder') return goTo('offer', String(facts.offer?.id))
    if (status) return act({ kind: 'run', command: { kind: 'header', changes: { status } } })
    if (!hasDialog(next)) return begin(next as OfficeStep)
    if (next === 'compare') actions.compare()
    setStep(next)
  }
  const shownSteps = showSteps(documentSteps(known), known, (each, word) => {
    const linked = { toInvoice: facts.invoice, toOrder: facts.offer }
    const number = word === 'toInvoice' || word === 'toOrder' ? linked[word]?.number : undefined
    return {
      label: [t.items[word === 'compare' && offerCount > 1 ? 'compareAll' : word], number].filter(Boolean).join(' '),
      disabledReason: reasonAgainst(each)?.words,
      onSelect: () => take(each),
    }
  })
  const reason = refused && reasonAgainst(refused)
  const make: Readonly<Record<Making, (choice: MakingChoice) => Promise<void>>> = {
    convert: actions.convert,
    settle: actions.settle,
    copy: ({ day, isRepriced }) => actions.copy(day, isRepriced),
    cancel: ({ day }) => actions.cancel(day),
  }
  const renewed = pastDue(input.model, today, state.limits)?.renewed
  const isBroken = conversion?.status === 'failed' && step === undefined
  return {
    facts: known,
    steps: shownSteps,
    lacks: reason && { words: reason.words, label: t.show, onShow: () => onGo(reason.place) },
    notes: (
      <>
        {state.owed && (
          <Bar
            tone="warning"
            icon="warning"
            message={t.owed(state.owed.number, money(state.owed.amount))}
            actions={<Button onClick={() => goTo('invoice', String(state.owed?.id))}>{t.items.toInvoice}</Button>}
          />
        )}
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
          invoice={{
            client: input.model.buyer.name,
            amount: money(amountDue(input.model)),
            due: input.model.dueDay,
            format: names.profiles[usualProfile(state)],
          }}
          note={<PastDueNote model={input.model} state={state} act={act} />}
          canRenew={renewed !== undefined}
          missing={missingIn(input, names, close)}
          barring={barringParts(input.model)}
          onComplete={(part) => goTo('settings', part)}
          onArchive={(isRenewed) => {
            if (!isRenewed || renewed === undefined) return actions.archive(input.model)
            act({ kind: 'run', command: { kind: 'header', changes: { rn_datum: today } } })
            return actions.archive({ ...input.model, day: today, dueDay: renewed })
          }}
          onSend={() => begin('send')}
          onShorten={(place) => goTo(place, 'address')}
          onClose={close}
        />
      ) : step === 'compare' ? (
        <DifferenceDialog
          offers={{ count: offerCount, first: facts.offer?.number ?? '' }}
          offer={state.offered ?? { status: 'loading' }}
          rows={state.history.document.rows}
          onClose={close}
        />
      ) : (
        step !== undefined && (
          <DaysDialog
            making={step}
            number={(step === 'settle' && facts.offer?.number) || facts.number}
            limits={newLimits[step === 'copy' ? facts.kind : 'invoice']}
            today={today}
            received={step === 'cancel' ? receivedFor(state) : undefined}
            prices={step === 'copy' ? templatePrices(writtenRows(state), state.lists.templates) : undefined}
            onMake={async (choice) => {
              await make[step](choice)
              close()
            }}
            onClose={close}
          />
        )
      ),
  }
}
