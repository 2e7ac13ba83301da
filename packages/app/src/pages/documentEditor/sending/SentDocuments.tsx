import { useDispatchEnd, useDispatches, useDispatchFiles } from '@waldkerf/app/data/documents/dispatches'
import { useNamesByMail } from '@waldkerf/app/data/users/people'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import type { DispatchKind } from '@waldkerf/domain/entities/documents/dispatches'
import { openFile, saveFile } from '@waldkerf/ui/browser/saveFile'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { SentList } from '@waldkerf/ui/screens/documentEditor/sending/SentList'

interface SentDocumentsProps {
  title: string
  kind: DispatchKind
  id: number
  onResend?: (() => void) | undefined
  isOptional?: boolean
}

/** All mails with one document. */
export function SentDocuments({ title, kind, id, onResend, isOptional = false }: SentDocumentsProps) {
  const state = useDispatches(kind, id)
  const people = useNamesByMail(shown(state)?.map(({ gesendet_von }) => gesendet_von) ?? [])
  const read = useDispatchFiles()
  const end = useDispatchEnd()
  return (
    <SentList
      title={title}
      state={state}
      people={people}
      isOptional={isOptional}
      onEnd={(dispatch) => withMessage(() => end(dispatch))}
      onResend={onResend}
      onOpen={async (dispatch, file) => {
        const blob = await withMessage(() => read(dispatch, file))
        if (file === 'pdf') openFile(blob)
        else saveFile(blob, `${dispatch.dateiname}.xml`)
      }}
    />
  )
}
