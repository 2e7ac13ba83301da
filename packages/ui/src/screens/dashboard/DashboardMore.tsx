import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space } from '../../theme/tokens.ts'

const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};

  > [data-wide] {
    grid-column: 1 / -1;
  }
  @container dashboard (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Each panel as large as it is; its neighbour as tall. */
const Cell = styled.div`
  display: grid;
  min-width: 0;
`

export interface DashboardMoreProps {
  season: ReactNode
  latest: ReactNode
  mine: ReactNode
  /** Experts: the queue's chart and its head. */
  queue?: readonly [ReactNode, ReactNode] | undefined
  /** Administrators: the forecast, and the office's other panels, two in a row. */
  office?: { forecast: ReactNode; pairs: readonly ReactNode[] } | undefined
}

/** The panels below the first view: first those that ask for a decision, then current events, then the office. */
export function DashboardMore({ season, latest, mine, queue, office }: DashboardMoreProps) {
  return (
    <Rows>
      {queue?.map((panel, index) => (
        <Cell key={index}>{panel}</Cell>
      ))}
      {!queue && <Cell data-wide="">{mine}</Cell>}
      <Cell data-wide="">{season}</Cell>
      <Cell data-wide="">{latest}</Cell>
      {office && <Cell data-wide="">{office.forecast}</Cell>}
      {office?.pairs.map((panel, index) => (
        <Cell key={index}>{panel}</Cell>
      ))}
      {queue && <Cell data-wide="">{mine}</Cell>}
    </Rows>
  )
}
