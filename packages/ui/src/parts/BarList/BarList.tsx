import { styled } from 'styled-components'
import { useFormat } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { Link } from '../Link/Link.tsx'

const List = styled.ol`
  display: grid;
  grid-template-columns: fit-content(60%) minmax(${space(8)}, 1fr) max-content;
  gap: 2px ${space(3)};
  font-size: ${fontSize(13)};
`

// Subgrids, so that the column of names is as wide as the longest one needs, in every row.
const Row = styled.li`
  &,
  a,
  > span {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  a,
  > span {
    min-height: 28px;
    padding-inline: ${space(2)};
    border-radius: ${radius('control')};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${color.hover};
  }
`

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Track = styled.span`
  /* All of it is border: forced colours keep no grounds. */
  &::before {
    display: block;
    width: var(--share);
    min-width: 2px;
    border-top: 8px solid ${color.series1};
    border-radius: ${radius('round')};
    content: '';
  }
`

const Value = styled.span`
  font-weight: ${weight('medium')};
  font-variant-numeric: tabular-nums;
  text-align: right;
`

export interface BarRow {
  id: string
  name: string
  value: number
  to?: string | undefined
}

/** Names with their figures as bars from zero; each may link to its records. It is its own table for everyone. */
export function BarList({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  const format = useFormat()
  const highest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <List aria-label={label}>
      {rows.map(({ id, name, value, to }) => {
        const content = (
          <>
            <Name title={name}>{name}</Name>
            <Track aria-hidden="true" style={{ '--share': `${(100 * value) / highest}%` }} />
            <Value>{format.number(value)}</Value>
          </>
        )
        return <Row key={id}>{to ? <Link to={to}>{content}</Link> : <span>{content}</span>}</Row>
      })}
    </List>
  )
}
