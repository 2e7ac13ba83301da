import type { EInvoiceProfile } from '@waldkerf/domain/office/eInvoice/profiles'
import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { useState } from 'react'
import { Checklist } from './checklist/Checklist.tsx'
import type { DocumentFacts, EditorActions, EditorState } from './editorTypes.ts'
import { FactsForm } from './side/FactsForm.tsx'
import { HistoryList } from './side/HistoryList.tsx'

export const sideTabs = ['facts', 'check', 'history'] as const
export type SideTab = (typeof sideTabs)[number]

export interface EditorSideProps {
  tab: SideTab
  facts: DocumentFacts
  state: EditorState
  model: DocumentModel
  actions: EditorActions
  onGo: (place: Place) => void
}

/** Beside the sheet: details that are not written on it, the check, and the history. */
export function EditorSide({ tab, facts, state, model, actions, onGo }: EditorSideProps) {
  // Buyers with a routing ID are public ones, who take nothing else.
  const [profile, setProfile] = useState<EInvoiceProfile>(state.details.leitweg_id === '' ? 'zugferd' : 'xrechnung')
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
