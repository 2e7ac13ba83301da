import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { GuidePage, GuidePart } from '../page/GuidePage.tsx'
import { useWords } from '../words/Words.tsx'
import type { NamedDocs } from '../docs/allDocs.ts'
import { StateMatrix } from '../StateMatrix/StateMatrix.tsx'
import { KeyTable } from './KeyTable.tsx'
import { texts } from './PartPage.texts.ts'
import { PropsTable } from './PropsTable.tsx'

/** A part's page in the guide: purpose, states, keys, where to use something else, props. */
export function PartPage({ part: { name, docs } }: { part: NamedDocs }) {
  const t = useTexts(texts)
  const words = useWords()
  const components = Object.entries(docs.components)
  return (
    <GuidePage title={name} lead={words(docs.purpose)}>
      {docs.matrix && (
        <GuidePart title={t.states} text={t.statesText}>
          <StateMatrix name={name} matrix={docs.matrix} />
        </GuidePart>
      )}
      <GuidePart title={t.notFor}>
        <Cases>
          {docs.notFor.map((line) => (
            <li key={line.de}>{words(line)}</li>
          ))}
        </Cases>
      </GuidePart>
      <GuidePart title={t.keyboard}>
        {docs.keyboard.length > 0 ? <KeyTable lines={docs.keyboard} /> : <p>{t.noKeys}</p>}
      </GuidePart>
      <GuidePart title={t.props}>
        {components.length === 0 && <p>{t.noComponent}</p>}
        {components.map(([component, value]) => (
          <PropsTable key={component} name={component} component={value} />
        ))}
      </GuidePart>
    </GuidePage>
  )
}

const Cases = styled.ul`
  display: grid;
  gap: ${space(2)};

  > li {
    padding: ${space(2)} ${space(3)};
    border-inline-start: 3px solid ${color.warningBorder};
    background: ${color.surface};
  }
`
