import {
  NewReportScreen,
  type ReportStep,
  reportSteps,
  withPicture,
} from '@waldkerf/ui/screens/reports/create/NewReportScreen'
import type { ReportDraft } from '@waldkerf/domain/beetles/reports/unsentReport'
import { readPlace } from '@waldkerf/domain/beetles/reports/readPlace'
import { readId } from '@waldkerf/domain/filter/parts'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSpecies } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { usePictureAgreement } from '@waldkerf/app/data/reports/agreement'
import { useSpeciesPictures } from '@waldkerf/app/data/reports/speciesPictures'
import { useFrequentSpecies } from '@waldkerf/app/data/reports/nearbyFinds'
import { useOffline } from '@waldkerf/app/platform/failures/useOffline'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { sharedMark } from '@waldkerf/app/platform/offline/worker/sharedFiles'
import { useSharedFiles } from './useSharedFiles.ts'
import { useBaseMaps } from '../gis/useBaseMaps.ts'
import { usePerson } from '../gis/usePerson.ts'
import { useAskToDiscard, useReplacing, useReportDraft } from './useReportDraft.ts'

const readStep = (query: URLSearchParams): ReportStep =>
  reportSteps.find((step) => step === query.get('schritt')) ?? reportSteps[0]

const noSpecies: readonly Species[] = []
const nothingKnown: ReturnType<typeof useFrequentSpecies> = { status: 'ready', data: [] }

/** The frequent species at the draft's place and month; while offline they are not waited for. */
function useSpeciesOrder(draft: ReportDraft | undefined, today: string, isOffline: boolean) {
  const place = draft && readPlace(draft)
  const month = Number((draft?.day || today).slice(5, 7)) || Number(today.slice(5, 7))
  const frequent = useFrequentSpecies(place?.status === 'ready' ? place : undefined, month)
  return isOffline && frequent.status === 'loading' ? nothingKnown : frequent
}

/**
 * /reports/new: the form for a new report. Its steps are in the address, so that Back returns to the previous one;
 * `ersetzt` is the report that it replaces.
 */
export function NewReportPage() {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const { user, state } = useSessionSnapshot()
  const { today } = usePerson()
  const language = useLanguage()
  const report = useReportDraft(user?.email ?? '', today)
  const { draft, isElsewhere, take, keepsNothing, change, send, discard } = report
  useReplacing(readId(query.get('ersetzt') ?? ''), report, today)
  const askToDiscard = useAskToDiscard()
  const offline = useOffline() || state === 'away'
  const frequent = useSpeciesOrder(draft, today, offline)
  const step = readStep(query)
  const species = useSpecies({ kept: true })
  const speciesPictures = useSpeciesPictures(step === 'bild' ? noSpecies : (shown(species) ?? noSpecies))
  const shares = shown(usePictureAgreement().agreement)?.neue ?? false
  const shared = useSharedFiles(query.has(sharedMark))
  return (
    <NewReportScreen
      state={{
        draft,
        isElsewhere,
        step,
        species,
        frequent,
        speciesPictures,
        shares,
        today,
        offline,
        keepsNothing,
        baseMaps: useBaseMaps(),
        shared,
      }}
      actions={{
        take,
        change: (part) => change((now) => ({ ...now, ...part })),
        addPicture: (picture, key) => change((now) => withPicture(now, { ...picture, key }, { today, language })),
        onShared: () => setQuery({}, { replace: true }),
        toStep: (step) => setQuery(step === reportSteps[0] ? {} : { schritt: step }),
        send: () => {
          void send({ share: draft?.share ?? shares })
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
