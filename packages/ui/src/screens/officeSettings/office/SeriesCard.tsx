import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { SeriesTable } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'
import type { SettingsState } from '../settingsTypes.ts'

/** How far the numbers of offers and invoices are. */
export function SeriesCard({ series }: Pick<SettingsState, 'series'>) {
  const t = useTexts(texts).series
  return (
    <LoadedCard title={t.title} state={series}>
      {(rows) => (
        <>
          {rows.length === 0 ? (
            <Quiet>{t.none}</Quiet>
          ) : (
            <SeriesTable>
              <thead>
                <tr>
                  <th scope="col">{t.kind}</th>
                  <th scope="col">{t.year}</th>
                  <th scope="col">{t.last}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ art, jahr, letzte }) => (
                  <tr key={`${art}-${jahr}`}>
                    <td>{t.kinds[art]}</td>
                    <td>{jahr}</td>
                    <td>{`${art}-${jahr}-${String(letzte).padStart(4, '0')}`}</td>
                  </tr>
                ))}
              </tbody>
            </SeriesTable>
          )}
          <Quiet>{t.hint}</Quiet>
        </>
      )}
    </LoadedCard>
  )
}
