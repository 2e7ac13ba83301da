import type { PrivacyOverview } from '@waldkerf/domain/entities/users/privacy'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { texts } from '@waldkerf/ui/screens/profile/privacy/privacy.texts'
import { Lead, PartTitle, SeriesTable } from '../SettingsScreen.styles.ts'
import { TermRows } from './TermRows.tsx'

export interface TermsCardProps {
  overview: Loadable<PrivacyOverview>
  /** Address of a person's page. */
  personAddress: (userId: number) => string
}

/** How long things are kept, what the last nights ended, and who asks to be erased. */
export function TermsCard({ overview, personAddress }: TermsCardProps) {
  const t = useTexts(texts).terms
  const { number, day } = useFormat()
  return (
    <LoadedCard title={t.title} state={overview}>
      {({ fristen, laeufe, antraege, geloescht }) => (
        <>
          <Lead>{t.lead}</Lead>
          <TermRows terms={fristen} />
          <PartTitle>{t.requests}</PartTitle>
          {antraege.length === 0 ? (
            <Quiet>{t.noRequests}</Quiet>
          ) : (
            <ul>
              {antraege.map(({ user_id, name, email, seit }) => (
                <li key={user_id}>
                  <Link to={personAddress(user_id)}>{t.request(name || email, day(seit))}</Link>
                </li>
              ))}
            </ul>
          )}
          <Quiet>{t.count(number(geloescht), geloescht === 1)}</Quiet>
          <PartTitle>{t.runs}</PartTitle>
          {laeufe.length === 0 ? (
            <Quiet>{t.noRuns}</Quiet>
          ) : (
            <SeriesTable>
              <tbody>
                {laeufe.map(({ am, name, anzahl }) => (
                  <tr key={`${am} ${name}`}>
                    <th scope="row">{day(am)}</th>
                    <td>{t.names[name]}</td>
                    <td>{number(anzahl)}</td>
                  </tr>
                ))}
              </tbody>
            </SeriesTable>
          )}
        </>
      )}
    </LoadedCard>
  )
}
