import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  /* One of several within a card. */
  &[data-bare] {
    padding: 0;
    border: 0;
    background: none;
  }
`

const Label = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

const Value = styled.p`
  overflow: hidden;
  font-size: ${fontSize(24)};
  font-weight: ${weight('semibold')};
  font-variant-numeric: tabular-nums;
  line-height: 32px;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (width < 480px) {
    font-size: ${fontSize(20)};
  }
`

const Note = styled.div`
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
`

export interface StatProps {
  label: string
  value: ReactNode
  /** A change, a share, a sparkline: what the figure means. */
  note?: ReactNode
  /** Stands in a card with others. */
  bare?: boolean
}

/** One figure and what it counts. */
export function Stat({ label, value, note, bare }: StatProps) {
  return (
    <Box data-bare={bare || undefined}>
      <Label>{label}</Label>
      <Value>{value}</Value>
      {note && <Note>{note}</Note>}
    </Box>
  )
}
