import type { EditedDocument } from '@waldkerf/domain/office/editor/document'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { editorDocumentModel } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { useMemo } from 'react'
import type { DocumentFacts, EditorState } from './editorTypes.ts'

/** The complete document, as sums, preview, check and files need it. */
export function useDocumentModel(
  { kind, number, original, part, deductions }: DocumentFacts,
  { lists, settings, details }: EditorState,
  document: EditedDocument,
): DocumentModel {
  const { clients, acronyms } = lists
  return useMemo(() => {
    const client = clients.find(({ client_id }) => String(client_id) === document.header['client_id'])
    const sign = document.header['sign'] ?? ''
    const signing = acronyms.find(({ kuerzel }) => kuerzel === sign)
    const signature = signing?.name ?? sign
    const signaturePicture = signing?.unterschrift ?? ''
    return editorDocumentModel({
      kind,
      number,
      document,
      client,
      settings,
      details,
      original,
      part,
      deductions,
      signature,
      signaturePicture,
    })
  }, [kind, number, original, part, deductions, document, clients, acronyms, settings, details])
}
