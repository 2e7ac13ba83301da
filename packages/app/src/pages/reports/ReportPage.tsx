import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ReportScreen } from '@waldkerf/ui/screens/reports/record/ReportScreen'
import { recordTexts } from '@waldkerf/ui/screens/reports/reports.texts'
import { useParams } from 'react-router-dom'
import { useOwnRecord } from '@waldkerf/app/data/reports/ownRecord'
import { usePictureAgreement } from '@waldkerf/app/data/reports/agreement'
import { useNearbySince } from '@waldkerf/app/data/reports/nearbyFinds'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useRecordCrumb, useTitleWords } from '@waldkerf/app/shell/useRecordTitle'
import { useSheetsAlone } from '../gis/useBaseMaps.ts'
import { useRecord } from '../gis/useRecord.ts'
import { useAnswer } from './useAnswer.ts'

/** /reports/:kaefer_id: one of the person's own records. */
export function ReportPage() {
  const id = Number(useParams()['kaefer_id'])
  // A new component for each record, so that nothing typed for one appears for the next.
  return <OwnReport key={id} id={id} />
}

function OwnReport({ id }: { id: number }) {
  const t = useTexts(recordTexts)
  const { user } = useSessionSnapshot()
  const { beetle, access } = useOwnRecord(id, user?.user_id)
  const row = shown(beetle)
  const known = access === 'own' && row ? id : undefined
  const { state, pictureActions } = useRecord(known, row)
  // Reporters agree with one checkbox for the whole report; the star is the reviewers'.
  const { add, order, remove } = pictureActions
  const nearby = useNearbySince(row?.lat === null ? undefined : known)
  const { agreement, setReport } = usePictureAgreement(known !== undefined)
  const kind = row && state.species.find(({ id: art }) => art === row.art)
  const name = access === 'own' && row ? `${kind?.sci ? kind.de : t.unknown} ${id}` : undefined
  // The name stands in full below; the longest ones would be cut here.
  useRecordCrumb(name && t.title(id))
  useTitleWords(access === 'own' ? name : t[access])
  const answer = useAnswer(user?.email ?? '', id, known)
  const { species, pictures, pictureUrl, history } = state
  return (
    <ReportScreen
      state={{
        id,
        access,
        beetle,
        species,
        pictures,
        pictureUrl,
        history,
        nearby,
        shares: shown(agreement)?.meldungen.includes(id),
        conversation: answer.entries,
        answer: answer.text,
        baseMaps: useSheetsAlone(),
        list: paths.reports(),
        again: `${paths.newReport()}?ersetzt=${id}`,
      }}
      actions={{
        pictures: { add, order, remove },
        setShares: (shares) => setReport(id, shares),
        typeAnswer: answer.type,
        sendAnswer: answer.send,
      }}
    />
  )
}
