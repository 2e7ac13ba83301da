import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import type { ReportRoom } from '../report/report.ts'
import { Counts, Gap, None } from './CompletenessPage.styles.ts'
import { texts } from './CompletenessPage.texts.ts'

/** The components counted by folder; those without a story by name. */
export function RoomTable({ rooms }: { rooms: readonly ReportRoom[] }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  return (
    <Counts>
      <GuideTable label={t.components} heads={[t.room, t.shown, t.inner, t.gaps]}>
        {rooms.map(({ name, shown, inner, missing }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="number">{number(shown)}</td>
            <td className="number">{number(inner)}</td>
            <td>
              {missing.length === 0 && <None>–</None>}
              {missing.map((path) => (
                <div key={path}>
                  <Gap>{path.slice(path.lastIndexOf('/') + 1)}</Gap>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </GuideTable>
    </Counts>
  )
}
