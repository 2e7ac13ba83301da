import type { EInvoiceProfile } from '@waldkerf/domain/office/eInvoice/profiles'
import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { useState } from 'react'
import { Checklist } from './checklist/Checklist.tsx'
import type { DocumentFacts, EditorActions, EditorSlots, EditorState } from './editorTypes.ts'
import { FactsForm } from './side/FactsForm.tsx'
import { HistoryList } from './side/HistoryList.tsx'

const tabs = ['facts', 'check', 'payments', 'sending', 'history'] as const
export type SideTab = (typeof tabs)[number]

/** The tabs that a document has: a fixed one takes no details any more, and what nobody mounted is no tab. */
export function sideTabs(isArchived: boolean, slots: EditorSlots): readonly SideTab[] {
  const isThere = { facts: !isArchived, check: !isArchived, history: !isArchived }
  const isMounted = { payments: slots.payments !== undefined, sending: slots.sending !== undefined }
  return tabs.filter((tab) => ({ ...isThere, ...isMounted })[tab])
}

export interface EditorSideProps {
  tab: SideTab
  facts: DocumentFacts
  state: EditorState
  model: DocumentModel
  actions: EditorActions
  slots: EditorSlots
  onGo: (place: Place) => void
}

/** Beside the sheet: details that are not written on it, the check, and the history. */
export function EditorSide({ tab, facts, state, model, actions, slots, onGo }: EditorSideProps) {
  // Buyers with a routing ID are public ones, who take nothing else.
  const [profile, setProfile] = useState<EInvoiceProfile>(state.details.leitweg_id === '' ? 'zugferd' : 'xrechnung')
  if (tab === 'payments' || tab === 'sending') return <>{slots[tab]}</>
  if (tab === 'history') return <HistoryList history={state.history} act={actions.act} />
  if (tab === 'check') {
    return (
      <Checklist
        model={model}
        profile={profile}
        details={state.details}
        onProfile={setProfile}
        onDetails={actions.setDetails}
        onGo={onGo}
      />
    )
  }
  return (
    <FactsForm
      kind={facts.kind}
      header={state.history.document.header}
      limits={state.limits}
      lists={state.lists}
      today={state.today}
      onChange={(changes, typing) => actions.act({ kind: 'run', command: { kind: 'header', changes }, typing })}
    />
  )
}
