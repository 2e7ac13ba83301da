import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import type { Mode } from '../../preview/modes.ts'
import type { ReportScreen } from '../report/report.ts'
import { states } from '../rules/states.ts'
import { Matrix } from './CompletenessPage.styles.ts'
import { texts } from './CompletenessPage.texts.ts'
import { LooksLink } from './LooksLink.tsx'
import { StateCell } from './StateCell.tsx'

export interface ScreenMatrixProps {
  label: string
  screens: readonly ReportScreen[]
  /** In which the marks show the stories. */
  mode: Mode
}

/** Screen × state. */
export function ScreenMatrix({ label, screens, mode }: ScreenMatrixProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  return (
    <Matrix>
      <GuideTable label={label} heads={[t.screen, ...states, t.more, t.looks]}>
        {screens.map(({ name, cells, more }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {states.map((state) => (
              <td key={state}>
                <StateCell screen={name} state={state} cell={cells[state]} mode={mode} />
              </td>
            ))}
            <td>{more === 0 ? '' : number(more)}</td>
            <td>
              <LooksLink screen={name} ready={cells.Ready} />
            </td>
          </tr>
        ))}
      </GuideTable>
    </Matrix>
  )
}
