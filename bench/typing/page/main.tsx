import { createEditorSession } from '@waldkerf/domain/office/editorSession/editorSession'
import type { WholeDocument } from '@waldkerf/domain/office/workplace/wholeDocument'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { DocumentEditorScreen } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { exampleEditor, manyRows } from '@waldkerf/ui/screens/documentEditor/examples/exampleEditor'
import { themeCss } from '@waldkerf/ui/theme/css'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

/** One invoice in the editor with its session, with as many line items as the address says: `?rows=1000`. */

const style = document.createElement('style')
style.textContent = themeCss()
document.head.append(style)

const today = '2026-11-21'
const world = seedWorld({ today, size: 'small' })
const state = exampleEditor(world, 'invoice', today)
const invoice = world.invoices.findLast(({ archiviert_am }) => archiviert_am === null)!
const count = Number(new URLSearchParams(location.search).get('rows'))
const positions = manyRows(world.positionTemplates, count).map(({ key: _key, ...values }, at): Position => ({
  ...values,
  id: at + 1,
  version: 1,
  lfd_nr: at + 1,
  rechnung_id: invoice.id,
  angebot_id: null,
}))
const data = {
  rechnung_id: invoice.id,
  befreiung: '',
  steuerfall: '',
  le_bis: null,
  angebot_id: null,
  angebot_nummer: null,
  storno_von: null,
  storno_von_nummer: null,
  storno_von_datum: null,
  ersetzt: null,
  storniert_durch: null,
  storniert_durch_nummer: null,
  version: invoice.version,
}
const stored: WholeDocument = { document: invoice, positions, data }
/** The service never answers: what is measured is the page's own work. */
const never = () => new Promise<never>(() => undefined)
const session = createEditorSession({
  kind: 'invoice',
  words: { message: String, lastingConflict: () => '' },
  stored,
  calls: {
    read: never,
    change: never,
    setClient: never,
    setData: never,
    insert: never,
    update: never,
    setUnclear: never,
    remove: never,
  },
})
const nothing = () => undefined
const actions = {
  act: session.act,
  save: nothing,
  back: nothing,
  forget: nothing,
  setDetails: nothing,
  download: never,
  layOut: never,
  goTo: nothing,
  resolve: nothing,
  begin: () => undefined,
  lifecycle: { convert: never, settle: never, copy: never, cancel: never, archive: never, compare: nothing },
}

function Editor() {
  const { history, marks } = useSyncExternalStore(session.subscribe, session.snapshot)
  return <DocumentEditorScreen state={{ ...state, history, marks }} actions={actions} />
}

createRoot(document.getElementById('root')!).render(<Editor />)
