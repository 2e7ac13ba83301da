import {
  NewReportScreen,
  type ReportStep,
  reportSteps,
  withPicture,
} from '@waldkerf/ui/screens/reports/create/NewReportScreen'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSpecies } from '../../data/beetles/review/reviewedRecord.ts'
import { useOffline } from '../../platform/failures/useOffline.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { useBaseMaps } from '../gis/useBaseMaps.ts'
import { usePerson } from '../gis/usePerson.ts'
import { useAskToDiscard } from './useDiscard.ts'
import { useReportDraft } from './useReportDraft.ts'

const readStep = (query: URLSearchParams): ReportStep =>
  reportSteps.find((step) => step === query.get('schritt')) ?? reportSteps[0]

/** /reports/new: a find is reported. The screens are steps of the address, so that Back is one step back. */
export function NewReportPage() {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const { user } = useSessionSnapshot()
  const { today } = usePerson()
  const language = useLanguage()
  const { draft, isElsewhere, take, keepsNothing, change, send, discard } = useReportDraft(user?.email ?? '', today)
  const askToDiscard = useAskToDiscard()
  return (
    <NewReportScreen
      state={{
        draft,
        isElsewhere,
        step: readStep(query),
        species: useSpecies(),
        today,
        offline: useOffline(),
        keepsNothing,
        baseMaps: useBaseMaps(),
      }}
      actions={{
        take,
        change: (part) => change((now) => ({ ...now, ...part })),
        addPicture: (picture, key) => change((now) => withPicture(now, { ...picture, key }, { today, language })),
        toStep: (step) => setQuery(step === reportSteps[0] ? {} : { schritt: step }),
        send: () => {
          void send()
          void navigate(paths.reports())
        },
        discard: async () => {
          if (!(await askToDiscard())) return
          await discard()
          setQuery({}, { replace: true })
        },
      }}
    />
  )
}
