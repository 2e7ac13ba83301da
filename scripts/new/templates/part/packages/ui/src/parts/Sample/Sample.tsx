import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'

const grounds = { plain: color.surface, accent: color.accentQuiet } as const

export interface SampleProps {
  tone?: keyof typeof grounds
  children: ReactNode
}

const Box = styled.div<{ $tone: keyof typeof grounds }>`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${({ $tone }) => grounds[$tone]};
`

/** Its purpose, in one sentence. */
export function Sample({ tone = 'plain', children }: SampleProps) {
  return <Box $tone={tone}>{children}</Box>
}
