import { openEditor } from '@waldkerf/domain/office/workplace/editorHistory'
import { noBuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { EditorActions, EditorState } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import type { WholeDocument } from '@waldkerf/domain/office/workplace/wholeDocument'

const nothing = () => undefined
const never = async () => undefined
/** Nothing can be done yet. */
export const idleActions: EditorActions = {
  act: nothing,
  save: nothing,
  back: nothing,
  forget: nothing,
  setDetails: nothing,
  download: never,
  layOut: async () => ({ pages: [], pictures: {} }),
  goTo: nothing,
  resolve: nothing,
  begin: nothing,
  lifecycle: { convert: never, copy: never, cancel: never, archive: never, compare: nothing },
}

/** Until there is something to edit. */
export const waitingState = (stored: Loadable<WholeDocument>): EditorState => ({
  facts:
    stored.status === 'failed'
      ? { status: 'failed', message: stored.message, retry: stored.retry }
      : { status: 'loading' },
  history: openEditor({ header: {}, rows: [] }),
  save: { status: 'saved' },
  marks: new Map(),
  limits: { findReason: nothing },
  lists: { clients: [], textBlocks: [], templates: [], acronyms: [] },
  settings: undefined,
  details: noBuyerDetails,
  today: '',
  newLimits: { offer: { findReason: nothing }, invoice: { findReason: nothing } },
  conflicts: [],
  leftOvers: [],
})
