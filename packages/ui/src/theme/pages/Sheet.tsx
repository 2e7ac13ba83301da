import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '../tokens.ts'

export const Page = styled.main`
  display: grid;
  gap: ${space(12)};
  max-width: 1080px;
  padding: ${space(8)};
`

const Part = styled.section`
  display: grid;
  gap: ${space(4)};

  > h2 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  > p {
    max-width: 72ch;
    margin-top: calc(-1 * ${space(3)});
    color: ${color.textMuted};
  }
`

/** Small and quiet: a token's name or value. */
export const Token = styled.code`
  color: ${color.textMuted};
  font-family: inherit;
  font-size: ${fontSize(12)};
  font-variant-numeric: tabular-nums;
`

/** One part of a page that shows tokens. */
export function Sheet({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Part>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </Part>
  )
}
