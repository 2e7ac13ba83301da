import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../MapsScreen.texts.ts'

/** States that say that a map's place has been looked at. */
const finished: readonly string[] = ['geprüft', 'geliefert', 'freigegeben', 'abgeschlossen']

export const isFinished = (status: string): boolean => finished.includes(status)

/** The state says more than the points do. */
export const isContradicted = ({ status, judgement }: Pick<MapRow, 'status' | 'judgement'>): boolean =>
  judgement?.verdict === 'unusable' && isFinished(status)

export interface StatusCellProps {
  map: Pick<MapRow, 'status' | 'judgement'>
}

/** A map's state; where an unusable sheet is said to be finished, what to do instead. */
export function StatusCell({ map }: StatusCellProps) {
  const t = useTexts(texts)
  const words = t.statuses[map.status] || map.status || '–'
  if (!isContradicted(map)) return <span>{words}</span>
  return (
    <Contradicted title={t.contradicted(words)}>
      <Icon name="warning" size={16} />
      {t.checkAgain}
    </Contradicted>
  )
}

const Contradicted = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.warningText};
`
