import { ErrorLogScreen } from '@waldkerf/ui/demo/errorLog/ErrorLogScreen'
import { useErrorLog } from '@waldkerf/ui/demo/errorLog/useErrorLog'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { useTemplateErrors } from '../../session/TemplateSessionProvider.tsx'
import { useCopy } from '../../clipboard.ts'

/** The top bar's list of errors shows it, too. */
const tell = (message: string) => {
  notify({ tone: 'danger', message })
}

/** /error-log/log */
export function ErrorLogPage() {
  const { log, caught, clear } = useErrorLog(useTemplateErrors(), tell)
  const copy = useCopy()
  return <ErrorLogScreen log={log} actions={{ caught, clear, copy: (report) => void copy(report) }} />
}
