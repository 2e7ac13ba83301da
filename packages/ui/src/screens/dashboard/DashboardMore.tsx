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

/** Panels that belong together, as many in a row as there is room for. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: ${space(4)};
`

/** Each panel as large as it is; its neighbour as tall. */
const Cell = styled.div`
  display: grid;
  min-width: 0;

  /* The page says it once for all panels. */
  &:empty {
    display: none;
  }
`

export interface DashboardMoreProps {
  season: ReactNode
  latest: ReactNode
  /** Own reports, where they do not stand above already. */
  mine?: ReactNode
  /** Experts: the queue's chart and its head. */
  queue?: readonly [ReactNode, ReactNode] | undefined
  /** Administrators: the forecast, and what else the office looks after. */
  office?: { forecast: ReactNode; others: readonly ReactNode[] } | undefined
}

/** The panels below the first view: first those that ask for a decision, then current events, then the office. */
export function DashboardMore({ season, latest, mine, queue, office }: DashboardMoreProps) {
  return (
    <Rows>
      {queue?.map((panel, index) => (
        <Cell key={index}>{panel}</Cell>
      ))}
      <Cell data-wide="">{season}</Cell>
      <Cell data-wide="">{latest}</Cell>
      {office && <Cell data-wide="">{office.forecast}</Cell>}
      {office && (
        <Row data-wide="">
          {office.others.map((panel, index) => (
            <Cell key={index}>{panel}</Cell>
          ))}
        </Row>
      )}
      {mine && <Cell data-wide="">{mine}</Cell>}
    </Rows>
  )
}
