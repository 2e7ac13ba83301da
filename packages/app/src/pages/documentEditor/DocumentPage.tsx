import { openEditor } from '@waldkerf/domain/office/workplace/editorHistory'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { noBuyerDetails } from '@waldkerf/domain/office/workplace/paperOf'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { DocumentEditorScreen, type EditorState } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { useNavigate } from 'react-router-dom'
import { useStoredDocument } from '../../data/documents/documents.ts'
import type { WholeDocument } from '../../api/documents/documents.ts'
import { useEditorSession } from '../../data/documents/useEditorSession.ts'
import { paths } from '../../routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { texts } from './editorPage.texts.ts'
import { buyerKey } from './useBuyerDetails.ts'
import { useDocumentState } from './useDocumentState.ts'
import { useLifeActions } from './useLifeActions.ts'
import { useDownload } from './useDownload.ts'
import { useKeptWork } from './useKeptWork.ts'

interface DocumentPageProps {
  kind: DocumentKind
  id: number
}

/** An offer or an invoice in the editor. */
export function DocumentPage({ kind, id }: DocumentPageProps) {
  const stored = useStoredDocument(kind, id)
  const found = shown(stored)
  if (found) return <OpenDocument key={`${kind} ${id}`} kind={kind} id={id} stored={found} />
  return <DocumentEditorScreen state={waiting(stored)} actions={idle} />
}

const nothing = () => undefined
const never = async () => undefined
const idle = {
  act: nothing,
  save: nothing,
  back: nothing,
  forget: nothing,
  setDetails: nothing,
  download: never,
  goTo: nothing,
  resolve: nothing,
  life: { convert: never, copy: never, cancel: never, archive: never, compare: nothing },
}

/** Until there is something to edit. */
const waiting = (stored: Loadable<WholeDocument>): EditorState => ({
  facts:
    stored.status === 'failed'
      ? { status: 'failed', message: stored.message, retry: stored.retry }
      : { status: 'loading' },
  history: openEditor({ header: {}, rows: [] }),
  save: { status: 'saved' },
  marks: new Map(),
  limits: { reasonOf: nothing },
  lists: { clients: [], textBlocks: [], templates: [], acronyms: [] },
  settings: undefined,
  details: noBuyerDetails,
  today: '',
  newLimits: { offer: { reasonOf: nothing }, invoice: { reasonOf: nothing } },
  conflicts: [],
  leftOvers: [],
})

function OpenDocument({ kind, id, stored }: DocumentPageProps & { stored: WholeDocument }) {
  const { user } = useSessionSnapshot()
  const email = user?.email ?? ''
  const navigate = useNavigate()
  const { session, snapshot } = useEditorSession(kind, id, stored)
  const draft = useKeptWork({ kind, session, snapshot, user: email })
  const { life, conversion, offered } = useLifeActions({ kind, id, session, user: email })
  const { parts } = useTexts(texts)
  const { state, missing, setDetails, resolveBuyer, saveBuyer } = useDocumentState({
    kind,
    snapshot,
    conversion,
    offered,
  })
  const download = useDownload(session)
  const list = kind === 'offer' ? paths.offers() : paths.invoices()
  const client = Number(snapshot.history.document.header['client_id'])
  return (
    <DocumentEditorScreen
      state={state}
      actions={{
        act: session.act,
        save() {
          void session.flush()
          saveBuyer()
        },
        back: () => void navigate(list),
        forget: session.forget,
        setDetails,
        download,
        life,
        resolve: (key, sides) => (key === buyerKey ? resolveBuyer(sides) : session.resolve(key, sides)),
        goTo: (place, field) => void navigate(place === 'settings' ? paths.settings(field) : paths.client(client)),
      }}
      notes={
        <>
          <NotLoaded parts={missing} names={parts} />
          <DraftBar {...draft} />
        </>
      }
    />
  )
}
