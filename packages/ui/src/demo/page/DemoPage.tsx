import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '../../theme/tokens.ts'

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};
  padding: ${space(6)};
  @media (width < 600px) {
    padding: ${space(4)};
  }
`

const Title = styled.h1`
  font-size: ${fontSize(20)};
  font-weight: ${weight('semibold')};
  line-height: 28px;
`

const Intro = styled.p`
  max-width: 70ch;
  margin-top: ${space(1)};
  color: ${color.textMuted};
`

export interface DemoPageProps {
  title: string
  /** Explains the page, and suggests things to try. */
  intro?: string
  children: ReactNode
}

/** A page of the component show: its name, a sentence, and the thing itself. */
export function DemoPage({ title, intro, children }: DemoPageProps) {
  return (
    <Page>
      <header>
        <Title>{title}</Title>
        {intro !== undefined && <Intro>{intro}</Intro>}
      </header>
      {children}
    </Page>
  )
}
