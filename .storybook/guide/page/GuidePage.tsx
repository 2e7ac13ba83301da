import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color, fontSize } from '@waldkerf/ui/theme/tokens'
import { Fact, Head, Page, Part } from './GuidePage.styles.ts'

export interface GuidePageProps {
  title: string
  /** The page's purpose, in one or two sentences. */
  lead: string
  /** At the right of the title: a filter, a button. */
  tools?: ReactNode
  children: ReactNode
}

/** A page of the guide: a headline, a lead, parts below one another. */
export function GuidePage({ title, lead, tools, children }: GuidePageProps) {
  return (
    <Page>
      <Head>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {tools}
      </Head>
      {children}
    </Page>
  )
}

export interface GuidePartProps {
  title: string
  text?: string | undefined
  children: ReactNode
}

/** One part of such a page, named by its heading. */
export function GuidePart({ title, text, children }: GuidePartProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      {children}
    </Part>
  )
}

/** A thing said within a part, under a heading of its own. */
export function GuideFact({ title, text, children }: GuidePartProps) {
  return (
    <Fact>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {children}
    </Fact>
  )
}

/** Small and quiet: a token's name or value. */
export const Token = styled.code`
  color: ${color.textMuted};
  font-family: inherit;
  font-size: ${fontSize(12)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
`
