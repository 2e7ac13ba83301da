import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import { type Mode, modeAddress } from '../../preview/modes.ts'
import type { ReportScreen, ReportCell } from '../report/report.ts'
import { states } from '../rules/states.ts'
import { Matrix, Mark, Gap, None } from './CompletenessPage.styles.ts'
import { texts } from './CompletenessPage.texts.ts'
import { looksAddress } from '../../looks/address.ts'
import { useWords } from '../../guide/words/Words.tsx'

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

/** Leads to a screen in all its modes at once. @param ready its first state */
function LooksLink({ screen, ready }: { screen: string; ready: ReportCell }) {
  const t = useTexts(texts)
  if (typeof ready === 'string') return null
  return (
    <Mark href={looksAddress(ready.story)} target="_top" aria-label={t.inAllModes(screen)}>
      <Icon name="columns" size={16} />
    </Mark>
  )
}

export interface StateCellProps {
  screen: string
  state: string
  cell: ReportCell
  mode: Mode
}

const storyAddress = (story: string, globals: string) => `./?path=/story/${story}${globals && `&globals=${globals}`}`

/** One state of one screen; a mark leads to its story in the workbench, in a mode. */
function StateCell({ screen, state, cell, mode }: StateCellProps) {
  const t = useTexts(texts)
  const words = useWords()
  if (cell === 'missing') return <Gap>{t.missing}</Gap>
  if (cell === 'none') {
    return (
      <None>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t.none}</VisuallyHidden>
      </None>
    )
  }
  return (
    <Mark
      href={storyAddress(cell.story, modeAddress(mode))}
      target="_top"
      aria-label={t.story(screen, state, words(mode.label))}
    >
      <Icon name="check" size={16} />
    </Mark>
  )
}
