import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pressable } from '@waldkerf/ui/parts/Button/Button.styles.ts'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export interface ErrorPageProps {
  drawing: ReactNode
  title: string
  text: string
  /** Address or message the page is about. */
  detail?: ReactNode
  /** The one way on. */
  action?: ReactNode
}

/** Layout of all error pages and of records that do not exist: a drawing, a sentence, a word on the safety of the data, one way on. */
export function ErrorPage({ drawing, title, text, detail, action }: ErrorPageProps) {
  return (
    <Page>
      {drawing}
      <h1>{title}</h1>
      <p>{text}</p>
      {detail}
      {action}
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(4)};
  min-height: min(640px, 80dvh);
  padding: ${space(8)} ${space(4)};
  text-align: center;

  > svg {
    width: min(240px, 60vw);
    height: auto;
    color: ${color.accentText};
  }
  > h1 {
    font-size: ${fontSize(20)};
    line-height: 28px;
    font-weight: ${weight('semibold')};
    text-wrap: balance;
  }
  > p {
    max-width: 48ch;
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`

export const Detail = styled.div`
  max-width: min(100%, 560px);
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;

  b {
    color: ${color.text};
    font-weight: ${weight('medium')};
  }
  summary {
    cursor: pointer;
  }
`

/** A link with the weight of a primary button: it leads somewhere, so it is a link. */
export const Way = styled(Link)`
  ${pressable}
  padding-inline: ${space(4)};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight('medium')};
  text-decoration: none;

  &:hover {
    background: ${color.accentHover};
  }
`
