import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { MapView, pointsExtent } from '@waldkerf/ui/parts/MapView/MapView'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { useMemo } from 'react'
import type { PlanSummary } from './importTypes.ts'
import { texts } from './ImportScreen.texts.ts'
import { List, MapPlace, Muted, Problem, Rows, Stack, Strong } from './imports.styles.ts'

interface LookStepProps {
  plan: PlanSummary
  isPlanning: boolean
  species: readonly Species[]
  onSaveRefused: () => void
}

/** The trial run: how many come, where they are, and which do not come for which reason. */
export function LookStep({ plan, isPlanning, species, onSaveRefused }: LookStepProps) {
  const t = useTexts(texts).look
  const { number } = useFormat()
  const { ready, refused, reasons, outside, points } = plan
  const kinds = useMemo(() => [{ id: 'comes', label: t.comes, tone: 'info', shape: 'circle' } as const], [t])
  const source = useMemo(() => ({ type: 'points', points }) as const, [points])
  const view = useMemo(() => pointsExtent(points), [points])
  return (
    <Card title={t.title}>
      <Stack>
        {isPlanning && <ProgressBar label={t.planning} />}
        <div role="status">
          <Strong>{t.ready(number(ready), ready === 1)}</Strong>
          {outside > 0 && <Muted>{t.outside(number(outside))}</Muted>}
          {ready === 0 && <Problem>{t.nothing}</Problem>}
        </div>
        {ready > 0 && (
          <MapPlace>
            <MapView
              label={t.map}
              source={source}
              kinds={kinds}
              pointLabel={(id) => t.point(number(id + 1))}
              view={view}
              foot="sources"
            />
          </MapPlace>
        )}
        {ready > 0 && <ReadyRows rows={plan.firstReady} species={species} />}
        {refused > 0 && (
          <>
            <Strong>{t.refused(number(refused), refused === 1)}</Strong>
            <List>
              {reasons.map(({ problem, rows }) => (
                <li key={problem}>
                  <span>{t.problems[problem]}</span>
                  <span>{number(rows)}</span>
                </li>
              ))}
            </List>
            <RefusedRows rows={plan.firstRefused} />
            <div>
              <Button icon="download" onClick={onSaveRefused}>
                {t.save}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}

function ReadyRows({ rows, species }: { rows: PlanSummary['firstReady']; species: readonly Species[] }) {
  const t = useTexts(texts).look
  const { day, number } = useFormat()
  const names = useMemo(() => new Map(species.map(({ id, de }) => [id, de])), [species])
  return (
    <Rows role="region" aria-label={t.table} tabIndex={0}>
      <table>
        <caption>{t.table}</caption>
        <thead>
          <tr>
            <th scope="col">{t.species}</th>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.place}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ quell_id, art, fund_datum, lat, lon }) => (
            <tr key={quell_id}>
              <td>{names.get(art)}</td>
              <td>{day(fund_datum)}</td>
              <td>
                {number(lat)} / {number(lon)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Rows>
  )
}

function RefusedRows({ rows }: { rows: PlanSummary['firstRefused'] }) {
  const t = useTexts(texts).look
  const { number } = useFormat()
  return (
    <Rows role="region" aria-label={t.refusedTable} tabIndex={0}>
      <table>
        <caption>{t.refusedTable}</caption>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.reason}</th>
            <th scope="col">{t.content}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, text, problem }) => (
            <tr key={line}>
              <td>{number(line)}</td>
              <td>{t.problems[problem]}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Rows>
  )
}
