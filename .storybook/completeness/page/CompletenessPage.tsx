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
import type { Report } from '../report/report.ts'
import { states } from '../rules/states.ts'
import { Bar, Figures, Rules } from './CompletenessPage.styles.ts'
import { texts } from './CompletenessPage.texts.ts'
import { countFigures, hasGap } from './figures.ts'
import { RoomTable } from './RoomTable.tsx'
import { ScreenMatrix } from './ScreenMatrix.tsx'

/** Those an address can lead to: forced colours come from the browser. */
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
