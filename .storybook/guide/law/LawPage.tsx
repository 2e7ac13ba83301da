import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { space } from '@waldkerf/ui/theme/tokens'
import { Code } from '../page/Code.tsx'
import { GuidePage, GuidePart, Token } from '../page/GuidePage.tsx'
import { useWords } from '../words/Words.tsx'
import { law } from './law.ts'
import { texts } from '../guide.texts.ts'

/** The rules for stories, with excerpts of real ones. */
export function LawPage() {
  const t = useTexts(texts).law
  const words = useWords()
  return (
    <GuidePage title={t.title} lead={t.lead}>
      {law.map(({ title, text, example }, place) => (
        <GuidePart key={title.de} title={`${place + 1} · ${words(title)}`} text={words(text)}>
          {example && (
            <Figure>
              <figcaption>
                <Token>{example.file}</Token>
              </figcaption>
              <Code label={t.code(example.file)}>{example.code}</Code>
            </Figure>
          )}
        </GuidePart>
      ))}
    </GuidePage>
  )
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`
