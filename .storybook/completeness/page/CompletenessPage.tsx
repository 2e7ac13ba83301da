import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { Stat } from '@waldkerf/ui/parts/Stat/Stat'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useState } from 'react'
import { GuidePage, GuidePart } from '../../guide/page/GuidePage.tsx'
import { useWords } from '../../guide/words/Words.tsx'
import { type Mode, modeNamed, modes } from '../../preview/modes.ts'
import type { Report, ReportRoom, ReportCell, ReportScreen } from '../report/report.ts'
import { states } from '../rules/states.ts'
import { Bar, Figures, Rules, Counts, Gap, None } from './CompletenessPage.styles.ts'
import { texts } from './CompletenessPage.texts.ts'
import { ScreenMatrix } from './ScreenMatrix.tsx'
import { GuideTable } from '../../guide/page/GuideTable.tsx'

/** Modes that an address can set; forced colours come from the browser. */
const linked = modes.filter((mode: Mode) => !mode.forcedColors)

/** Which screen has a story in which state, how each component is seen, and what is missing. */
export function CompletenessPage({ report }: { report: Report }) {
  const t = useTexts(texts)
  const words = useWords()
  const { number } = useFormat()
  const [search, setSearch] = useState('')
  const [onlyGaps, setOnlyGaps] = useState(false)
  const [mode, setMode] = useState(modeNamed())
  const figures = countFigures(report)
  const share = ({ shown, all }: { shown: number; all: number }) => t.of(number(shown), number(all))
  const screens = report.screens.filter(
    (screen) => screen.name.toLowerCase().includes(search.trim().toLowerCase()) && (!onlyGaps || hasGap(screen)),
  )
  return (
    <GuidePage title={t.title} lead={t.lead}>
      <Figures>
        <Stat label={t.figures.screens} value={number(figures.screens)} />
        <Stat label={t.figures.states} value={share(figures.states)} />
        <Stat label={t.figures.components} value={share(figures.components)} />
        <Stat label={t.figures.missing} value={number(figures.missing)} />
      </Figures>
      <Bar>
        <TextField type="search" label={t.search} value={search} onChange={(event) => setSearch(event.target.value)} />
        <Select label={t.mode} value={mode.name} onChange={(event) => setMode(modeNamed(event.target.value))}>
          {linked.map(({ name, label }) => (
            <option key={name} value={name}>
              {words(label)}
            </option>
          ))}
        </Select>
        <Checkbox label={t.onlyGaps} checked={onlyGaps} onChange={(event) => setOnlyGaps(event.target.checked)} />
      </Bar>
      {screens.length === 0 && <EmptyState drawing="map" title={t.nothing} text={t.nothingText} />}
      {(['product', 'demo'] as const)
        .map((part) => [part, screens.filter((screen) => screen.part === part)] as const)
        .filter(([, found]) => found.length > 0)
        .map(([part, found]) => (
          <GuidePart key={part} title={t.parts[part]}>
            <ScreenMatrix label={t.parts[part]} screens={found} mode={mode} />
          </GuidePart>
        ))}
      <GuidePart title={t.components} text={t.componentsText}>
        <RoomTable rooms={report.rooms} />
      </GuidePart>
      <GuidePart title={t.rules}>
        <Rules>
          {states.map((state) => (
            <div key={state}>
              <dt>{state}</dt>
              <dd>{t.rule[state]}</dd>
            </div>
          ))}
        </Rules>
      </GuidePart>
      <GuidePart title={t.modes} text={t.modesText}>
        <Rules>
          {modes.map(({ name, label }) => (
            <div key={name}>
              <dt>{words(label)}</dt>
              <dd>{t.held[name]}</dd>
            </div>
          ))}
        </Rules>
      </GuidePart>
    </GuidePage>
  )
}

/** The components counted by folder; those without a story by name. */
function RoomTable({ rooms }: { rooms: readonly ReportRoom[] }) {
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

const stateCells = ({ cells }: ReportScreen): readonly ReportCell[] => states.map((state) => cells[state])
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const hasGap = (screen: ReportScreen) => stateCells(screen).includes('missing')

/** How many there are, and how many of them are shown. */
function countFigures({ screens, rooms }: Report) {
  const cells = screens.flatMap(stateCells).filter((cell) => cell !== 'none')
  const gaps = cells.filter((cell) => cell === 'missing').length
  const unseen = sum(rooms.map(({ missing }) => missing.length))
  const seen = sum(rooms.map(({ shown, inner }) => shown + inner))
  return {
    screens: screens.length,
    states: { shown: cells.length - gaps, all: cells.length },
    components: { shown: seen, all: seen + unseen },
    missing: gaps + unseen,
  }
}
