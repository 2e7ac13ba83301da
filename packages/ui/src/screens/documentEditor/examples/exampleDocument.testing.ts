import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { editorDocumentModel } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { exampleEditor } from './exampleEditor.ts'

const world = seedWorld({ today: storyDay, size: 'small' })

/** The newest document of the example world, opened and as it would print; for stories of the editor's parts. */
export function exampleDocument(kind: DocumentKind) {
  const state = exampleEditor(world, kind, storyDay)
  const { history, lists, settings, details } = state
  const number = kind === 'offer' ? 'AN-2026-0012' : 'RE-2026-0041'
  const client = lists.clients.find(({ client_id }) => String(client_id) === history.document.header['client_id'])
  const model = editorDocumentModel({
    kind,
    number,
    document: history.document,
    client,
    settings,
    details,
    original: null,
    signature: '',
  })
  return { state, model, rows: history.document.rows }
}

/** The document model with all its lines in the given unit. */
export function inUnit(model: DocumentModel, unit: string): DocumentModel {
  const groups = model.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, unit })) }))
  return { ...model, groups }
}
