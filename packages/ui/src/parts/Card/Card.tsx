import type { ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
`

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 48px;
  padding: ${space(2)} ${space(4)};
`

const Title = styled.h2`
  font-size: ${fontSize(14)};
  font-weight: ${weight('semibold')};
  line-height: 20px;
`

const Body = styled.div`
  flex: 1;
  min-width: 0;
  padding: 0 ${space(4)} ${space(4)};
`

/** A panel with a title; `tools` stand at its right end. Never a card within a card. */
export function Card({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {tools}
      </Head>
      <Body>{children}</Body>
    </Frame>
  )
}
