import type { PrivacyOverview } from '@waldkerf/domain/entities/users/privacy'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '@waldkerf/ui/screens/profile/privacy/privacy.texts'
import { SeriesTable } from '../SettingsScreen.styles.ts'

/** The terms of retention. */
export function TermRows({ terms }: { terms: PrivacyOverview['fristen'] }) {
  const t = useTexts(texts).terms
  const { number } = useFormat()
  return (
    <SeriesTable>
      <tbody>
        {terms.map(({ name, jahre, tage }) => (
          <tr key={name}>
            <th scope="row">{t.names[name]}</th>
            <td>{jahre === null ? t.days(number(tage ?? 0), tage === 1) : t.years(number(jahre), jahre === 1)}</td>
          </tr>
        ))}
      </tbody>
    </SeriesTable>
  )
}
