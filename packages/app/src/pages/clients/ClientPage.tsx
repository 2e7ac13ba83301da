import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ClientScreen } from '@waldkerf/ui/screens/clients/details/ClientScreen'
import { ClientPlaceholder } from '@waldkerf/ui/screens/clients/details/ClientPlaceholder'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useClient } from '@waldkerf/app/data/clients/client'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useRecordTitle } from '@waldkerf/app/shell/useRecordTitle'
import { texts } from './clients.texts.ts'
import { useClientActions, useClientState, useClientRecipients, useClientTimeline } from './useClientPage.ts'
import { useClientForms } from './useClientForms.tsx'

/** /clients/:client_id: one client, for administrators. The address can name a part of the page to show. */
export function ClientPage() {
  const clientId = Number(useParams()['client_id'])
  // A new component for each client, so that nothing typed for one appears for the next.
  return <AnyClient key={clientId} clientId={clientId} />
}

function AnyClient({ clientId }: { clientId: number }) {
  const client = useClient(clientId)
  useRecordTitle(client, ({ name }) => name)
  const row = shown(client)
  return row ? <KnownClient row={row} /> : <ClientPlaceholder client={client} list={paths.clients()} />
}

function KnownClient({ row }: { row: ClientRow }) {
  const t = useTexts(texts)
  const state = useClientState(row)
  const forms = useClientForms(row)
  const actions = useClientActions(row, state)
  const { recipients, actions: recipientActions } = useClientRecipients(row.client_id)
  const timeline = useClientTimeline(row.client_id)
  const [isTyping, setTyping] = useState(false)
  const [query, setQuery] = useSearchParams()
  useUnsaved(isTyping ? t.recipient : undefined)
  return (
    <ClientScreen
      state={{
        ...state,
        ...forms.state,
        ...timeline.state,
        isLedToAddress: query.get('feld') === 'address',
        recipients,
      }}
      actions={{
        ...actions,
        ...forms.actions,
        // Removes the part from the address, so that the same link works again.
        onLed: () => setQuery({}, { replace: true }),
        recipients: recipientActions,
        timeline: timeline.actions,
        onTyping: setTyping,
      }}
      draft={forms.draft}
    />
  )
}
