import { type ReportStep, reportSteps, withPicture } from '@waldkerf/ui/screens/reports/create/NewReportScreen'
import type { NewReportScreenProps } from '@waldkerf/ui/screens/reports/create/NewReportScreen'
import { readId } from '@waldkerf/domain/filter/parts'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePictureAgreement } from '@waldkerf/app/data/reports/agreement'
import { sharedMark } from '@waldkerf/app/platform/offline/worker/sharedFiles'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSharedFiles } from './useSharedFiles.ts'
import { useAskToDiscard, useReplacing, useReportDraft } from './useReportDraft.ts'

const readStep = (query: URLSearchParams): ReportStep =>
  reportSteps.find((step) => step === query.get('schritt')) ?? reportSteps[0]

/**
 * The form for a new report, with its draft. Its steps are in the address, so that Back returns to the previous one;
 * `ersetzt` is the report that it replaces, `geteilt` says that pictures of another program wait.
 */
export function useReportForm(email: string, today: string) {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const language = useLanguage()
  const report = useReportDraft(email, today)
  const { draft, isElsewhere, take, keepsNothing, change, send, discard } = report
  useReplacing(readId(query.get('ersetzt') ?? ''), report, today)
  const askToDiscard = useAskToDiscard()
  const shares = shown(usePictureAgreement().agreement)?.neue ?? false
  const shared = useSharedFiles(query.has(sharedMark))
  const actions: NewReportScreenProps['actions'] = {
    take,
    change: (part) => change((now) => ({ ...now, ...part })),
    addPicture: (picture, key) => change((now) => withPicture(now, { ...picture, key }, { today, language })),
    onShared: () => setQuery({}, { replace: true }),
    toStep: (step) => setQuery(step === reportSteps[0] ? {} : { schritt: step }),
    send() {
      void send({ share: draft?.share ?? shares })
      void navigate(paths.reports())
    },
    async discard() {
      if (!(await askToDiscard())) return
      await discard()
      setQuery({}, { replace: true })
    },
  }
  return { state: { draft, isElsewhere, keepsNothing, step: readStep(query), shares, shared }, actions }
}
