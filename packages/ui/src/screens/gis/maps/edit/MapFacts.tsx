import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Facts } from './edit.styles.ts'
import { texts } from './edit.texts.ts'

/** A map's fixed data: the scan, its client, and the state of its georeferencing. */
export function MapFacts({ map }: { map: MapRow }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { width, height, points, incomplete } = map
  const facts = [
    [t.facts.client, map.client],
    [t.facts.size, width && height ? t.pixels(number(width), number(height)) : ''],
    [t.facts.din, map.din],
    [
      t.facts.points,
      points === undefined ? '' : number(points) + (incomplete > 0 ? t.incomplete(number(incomplete)) : ''),
    ],
    [t.facts.script, map.georef_bash === '' ? t.noScript : t.hasScript],
    [t.facts.id, String(map.id)],
  ] as const
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t.unknown}</dd>
        </div>
      ))}
    </Facts>
  )
}
