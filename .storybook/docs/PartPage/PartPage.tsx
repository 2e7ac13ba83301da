import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { GuidePage, GuidePart, GuideFact } from '../../guide/page/GuidePage.tsx'
import { useWords } from '../../guide/words/Words.tsx'
import { plainFrameAddress } from '../../looks/address.ts'
import { ExampleFrame } from '../example/ExampleFrame.tsx'
import type { Spoken } from '../example/readout.ts'
import type { PartDocs } from '../PartDocs.tsx'
import type { PartReport } from '../report/report.ts'
import { StateMatrix } from '../StateMatrix/StateMatrix.tsx'
import { Access } from './Access.tsx'
import { KeyTable } from './KeyTable.tsx'
import { texts } from './PartPage.texts.ts'
import { PropsTable } from './PropsTable.tsx'
import { Code } from '../../guide/page/Code.tsx'
import { StoryLinks } from './StoryLinks.tsx'

export interface PartPageProps {
  /** Of its stories: `Parts/Button`. */
  title: string
  docs: PartDocs
  example: {
    /** Its id. */
    story: string
    /** Source of it, to be copied. */
    code: string
  }
  /** The toolbar's settings. */
  globals: Readonly<Record<string, unknown>>
  report: PartReport
}

/** A part's page beside its stories: all that is needed to use it. */
export function PartPage({ title, docs, example, globals, report }: PartPageProps) {
  const t = useTexts(texts)
  const words = useWords()
  const [spoken, setSpoken] = useState<readonly Spoken[]>()
  const [room, name = title] = title.split('/')
  const address = plainFrameAddress(example.story, globals)
  const components = Object.entries(docs.components)
  return (
    <GuidePage title={name} lead={words(docs.purpose)}>
      <GuidePart title={t.example}>
        <ExampleFrame
          key={address}
          title={t.exampleFrame(name)}
          address={address}
          wide={room === 'Chrome'}
          onRead={setSpoken}
        />
        {example.code && <CopiedCode name={name} code={example.code} />}
      </GuidePart>
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
          <PropsTable key={component} name={component} component={value} lists={report.lists} />
        ))}
      </GuidePart>
      <GuidePart title={t.access}>
        <Access byKeyboard={report.byKeyboard} spoken={spoken} />
      </GuidePart>
      <GuidePart title={t.hosts}>
        <Hosts report={report} />
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

/** Source with a button that copies it; if the browser refuses, it can still be selected. @param name of the part */
function CopiedCode({ name, code }: { name: string; code: string }) {
  const t = useTexts(texts)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }
  return (
    <>
      <Code label={t.code(name)}>{code}</Code>
      <Line>
        <Button onClick={() => void copy()}>{t.copy}</Button>
        <output>{outcome && t[outcome]}</output>
      </Line>
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`

const docsPath = (part: string) => `/docs/${part.replace('/', '-').toLowerCase()}--docs`

/** The places where the product uses a part. */
function Hosts({ report: { screens, within } }: { report: PartReport }) {
  const t = useTexts(texts)
  if (screens.length + within.length === 0) return <p>{t.noHosts}</p>
  return (
    <>
      {screens.length > 0 && (
        <GuideFact title={t.screens}>
          <StoryLinks label={t.screens} links={screens.map(({ name, id }) => ({ name, path: `/story/${id}` }))} />
        </GuideFact>
      )}
      {within.length > 0 && (
        <GuideFact title={t.within}>
          <StoryLinks
            label={t.within}
            links={within.map((part) => ({ name: part.split('/')[1] ?? part, path: docsPath(part) }))}
          />
        </GuideFact>
      )}
    </>
  )
}
