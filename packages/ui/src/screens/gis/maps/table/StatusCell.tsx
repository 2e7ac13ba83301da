import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../MapsScreen.texts.ts'
import { TwoLines } from './cell.styles.ts'

/** States that say that a map's place has been looked at. */
const finished: readonly string[] = ['geprüft', 'geliefert', 'freigegeben', 'abgeschlossen']

export const isFinished = (status: string): boolean => finished.includes(status)

/** The state says more than the points do. */
export const isContradicted = ({ status, judgement }: Pick<MapRow, 'status' | 'judgement'>): boolean =>
  judgement?.verdict === 'unusable' && isFinished(status)

export interface StatusCellProps {
  map: Pick<MapRow, 'status' | 'judgement'>
}

/** A map's state; where an unusable sheet is said to be finished, what to do below it. */
export function StatusCell({ map }: StatusCellProps) {
  const t = useTexts(texts)
  const words = t.statuses[map.status] || map.status || '–'
  if (!isContradicted(map)) return <span>{words}</span>
  return (
    <Contradicted data-lines title={t.contradicted(words)}>
      <span>{words}</span>{' '}
      <small>
        <Icon name="warning" size={16} /> {t.checkAgain}
      </small>
    </Contradicted>
  )
}

const Contradicted = styled(TwoLines)`
  > small {
    color: ${color.warningText};
  }
`
