import { useDispatches, useDispatchFiles } from '@waldkerf/app/data/documents/dispatches'
import { useReminders } from '@waldkerf/app/data/documents/payments'
import { useNamesByMail } from '@waldkerf/app/data/users/people'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import type { DispatchKind } from '@waldkerf/domain/entities/documents/dispatches'
import { openFile, saveFile } from '@waldkerf/ui/browser/saveFile'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { SentList, SentPanel } from '@waldkerf/ui/screens/documentEditor/sending/SentList'
import { texts } from '../editorPage.texts.ts'

/** All that went out of an offer, or of an invoice and its reminders. */
export function SentTab({ kind, id }: { kind: 'angebot' | 'rechnung'; id: number }) {
  const t = useTexts(texts)
  return (
    <SentPanel>
      <SentDocuments title={t.sent} kind={kind} id={id} />
      {kind === 'rechnung' && <SentReminders invoiceId={id} />}
    </SentPanel>
  )
}

function SentReminders({ invoiceId }: { invoiceId: number }) {
  const { reminderDated } = useTexts(texts)
  const { day } = useFormat()
  const reminders = shown(useReminders(invoiceId)) ?? []
  return reminders.map(({ id, datum }) => (
    <SentDocuments key={id} title={reminderDated(day(datum))} kind="mahnung" id={id} isOptional />
  ))
}

interface SentDocumentsProps {
  title: string
  kind: DispatchKind
  id: number
  isOptional?: boolean
}

function SentDocuments({ title, kind, id, isOptional = false }: SentDocumentsProps) {
  const state = useDispatches(kind, id)
  const people = useNamesByMail(shown(state)?.map(({ gesendet_von }) => gesendet_von) ?? [])
  const read = useDispatchFiles()
  return (
    <SentList
      title={title}
      state={state}
      people={people}
      isOptional={isOptional}
      onOpen={async (dispatch, file) => {
        const blob = await withMessage(() => read(dispatch, file))
        if (file === 'pdf') openFile(blob)
        else saveFile(blob, `${dispatch.dateiname}.xml`)
      }}
    />
  )
}
