import { useEffect, useEffectEvent, useMemo } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '../../i18n/Language.tsx'
import { color, fontSize, radius, space, weight } from '../../theme/tokens.ts'
import { countDefaults } from '../countTo/count.ts'
import { useCounter } from '../countTo/useCounter.ts'

const Box = styled.button`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
  color: ${color.textMuted};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
  }
  strong {
    color: ${color.text};
    font-size: ${fontSize(24)};
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
  }
`

export interface CountCardProps {
  title: string
  total: number
  /** How long it counts, in ms. */
  duration: number
  chosen: boolean
  onChoose: () => void
}

/** A number that counts up once; a press chooses what the chart below shows. */
export function CountCard({ title, total, duration, chosen, onChoose }: CountCardProps) {
  const format = useFormat()
  const settings = useMemo(() => ({ ...countDefaults, end: total, duration }), [total, duration])
  const { value, start } = useCounter(settings)
  const begin = useEffectEvent(start)
  useEffect(() => begin(), [])
  return (
    <Box type="button" aria-pressed={chosen} onClick={onChoose}>
      {title}
      <strong>{format.number(Math.round(value))}</strong>
    </Box>
  )
}
