import type { DispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import type { DispatchKind } from '@waldkerf/domain/entities/documents/dispatches'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { object, string } from 'valibot'
import { texts } from '../editorPage.texts.ts'
import { useDialogDraft } from '../useDialogDraft.tsx'

const schema = object({ to: string(), subject: string(), text: string() })
const words = ({ to, subject, text }: DispatchMail) => `${to} · ${subject} · ${text}`

/** The mail of a document as it is typed. */
export function useMailDraft(kind: DispatchKind, id: number) {
  const name = useTexts(texts).mail
  return useDialogDraft({ entity: `${kind}/${id}/mail`, name, schema, words })
}
