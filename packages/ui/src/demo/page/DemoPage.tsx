import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'

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

const Rows = styled.div`
  display: grid;
  gap: ${space(2)};
`

/** The room of a table that is on its way. @param label said to screen readers */
export function LoadingRows({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <Rows role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={36} />
      ))}
    </Rows>
  )
}

const Lines = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  color: ${color.textMuted};
  list-style: none;
`

const sentences = [
  'Wer morgens früh durch den Bestand geht, hört den Specht vor dem Käfer.',
  'Am Waldrand steht die Luft länger warm; dort beginnt der Schwarmflug.',
  'Eine Fichte wehrt sich mit Harz, solange sie Wasser hat.',
  'Nach dem Sturm zählt jede Woche, bis das Holz aus dem Wald ist.',
  'Unter der Rinde schreibt jede Art ihre eigene Schrift.',
] as const

/** Something to scroll past. */
export function Filler({ lines }: { lines: number }) {
  return (
    <Lines lang="de">
      {Array.from({ length: lines }, (_, index) => (
        <li key={index}>{sentences[index % sentences.length]}</li>
      ))}
    </Lines>
  )
}
