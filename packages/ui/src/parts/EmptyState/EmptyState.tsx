import { lazy, type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import type { DrawingName } from './drawings.tsx'

/** The drawings come when one is shown. Where they cannot come (no network, say), the words stand alone. */
const Drawing = lazy<(props: { name: DrawingName }) => ReactNode>(async () => {
  const loaded = await import('./drawings.tsx').catch(() => undefined)
  return { default: loaded?.Drawing ?? (() => null) }
})

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(2)};
  min-height: 240px;
  padding: ${space(8)} ${space(4)};
  text-align: center;
`

/** As large as a drawing, so that the words stay where they are when it comes. */
const Place = styled.div`
  width: 200px;
  height: 120px;
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
      <Place>
        <Suspense>
          <Drawing name={drawing} />
        </Suspense>
      </Place>
      <Title>{title}</Title>
      <Text>{text}</Text>
      {action}
    </Box>
  )
}
