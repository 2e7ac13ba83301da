import type { EInvoiceProfile } from '@waldkerf/domain/office/eInvoice/profiles'
import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { Closing } from '@waldkerf/domain/office/workplace/closed'
import type { Header } from '@waldkerf/domain/office/editor/document'
import { useCallback, useState } from 'react'
import { Checklist } from './Checklist.tsx'
import type { DocumentFacts, EditorActions, EditorSlots, EditorState, EditorLists } from '../editorTypes.ts'
import { FactsForm } from './FactsForm.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PastDueNote } from './PastDueNote.tsx'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Details, Form } from './side.styles.ts'
import { sideTexts } from '../DocumentEditorScreen.texts.ts'

const tabs = ['facts', 'check', 'payments', 'sending', 'history'] as const
export type SideTab = (typeof tabs)[number]

/** The tabs of a document: an archived one has no details, a closed one no check, an empty slot no tab. */
export function sideTabs(closing: Closing | undefined, slots: EditorSlots): readonly SideTab[] {
  const isThere: Readonly<Record<SideTab, boolean>> = {
    facts: closing !== 'archived',
    check: closing === undefined,
    payments: slots.payments !== undefined,
    sending: slots.sending !== undefined,
    history: closing === undefined || slots.log !== undefined,
  }
  return tabs.filter((tab) => isThere[tab])
}

export interface EditorSideProps {
  tab: SideTab
  closing: Closing | undefined
  facts: DocumentFacts
  state: EditorState
  model: DocumentModel
  actions: EditorActions
  slots: EditorSlots
  onGo: (place: Place) => void
}

/** Beside the sheet: details that are not written on it, the check, and the history. */
export function EditorSide({ tab, closing, facts, state, model, actions, slots, onGo }: EditorSideProps) {
  // Buyers with a routing ID are public ones, who take nothing else.
  const [chosen, setProfile] = useState<EInvoiceProfile>()
  // The client's data may come after the editor.
  const profile = chosen ?? (state.details.leitweg_id === '' ? 'zugferd' : 'xrechnung')
  const { act } = actions
  // The same while the line items are typed: the form has nothing to do with them.
  const change = useCallback(
    (changes: Header, typing?: string) => act({ kind: 'run', command: { kind: 'header', changes }, typing }),
    [act],
  )
  if (tab === 'payments' || tab === 'sending') return <>{slots[tab]}</>
  if (tab === 'history') {
    const undo = closing === undefined ? { history: state.history, act: actions.act } : undefined
    return <HistoryPanel log={slots.log} undo={undo} />
  }
  if (tab === 'check') {
    return (
      <Checklist
        model={model}
        profile={profile}
        details={state.details}
        note={<PastDueNote model={model} state={state} act={actions.act} />}
        onProfile={setProfile}
        onDetails={actions.setDetails}
        onGo={onGo}
      />
    )
  }
  if (closing !== undefined) {
    return <ClosedFacts header={state.history.document.header} lists={state.lists} />
  }
  return (
    <FactsForm
      kind={facts.kind}
      header={state.history.document.header}
      limits={state.limits}
      lists={state.lists}
      term={state.settings?.zahlungsziel_tage}
      today={state.today}
      onChange={change}
    />
  )
}

export interface ClosedFactsProps {
  header: Header
  lists: EditorLists
}

/** The details of an offer that is no draft. Its status stands in the line of its stages. */
export function ClosedFacts({ header, lists }: ClosedFactsProps) {
  const t = useTexts(sideTexts)
  const format = useFormat()
  const client = lists.clients.find(({ client_id }) => String(client_id) === header['client_id'])
  const personName = (acronym = '') => lists.acronyms.find(({ kuerzel }) => kuerzel === acronym)?.name || acronym
  const facts = [
    [t.client, client?.name ?? ''],
    [t.days.an_datum, header['an_datum'] ? format.day(header['an_datum']) : ''],
    [t.person, personName(header['bearbeiter'])],
    [t.sign, personName(header['sign'])],
  ].filter(([, value]) => value !== '')
  return (
    <Form>
      <Details>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Details>
    </Form>
  )
}
