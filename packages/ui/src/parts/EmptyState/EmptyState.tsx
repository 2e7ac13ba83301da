import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '../../theme/tokens.ts'
import { Drawing, type DrawingName } from './drawings.tsx'

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(2)};
  min-height: 240px;
  padding: ${space(8)} ${space(4)};
  text-align: center;
`

const Title = styled.p`
  margin-top: ${space(2)};
  font-size: ${fontSize(16)};
  font-weight: ${weight('semibold')};
`

const Text = styled.p`
  max-width: 44ch;
  margin-bottom: ${space(2)};
  color: ${color.textMuted};
  text-wrap: balance;
`

export interface EmptyStateProps {
  drawing?: DrawingName
  title: string
  /** One sentence: why it is empty, or what comes here. */
  text: string
  /** One action at most. */
  action?: ReactNode
}

/** Nothing to show, said kindly: a drawing, one sentence, one action. */
export function EmptyState({ drawing = 'forest', title, text, action }: EmptyStateProps) {
  return (
    <Box>
      <Drawing name={drawing} />
      <Title>{title}</Title>
      <Text>{text}</Text>
      {action}
    </Box>
  )
}
