import { lazy, Suspense, useState, useEffect } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Problem } from '@waldkerf/ui/parts/Field/Field.styles.ts'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { SafeHtml } from '../html/SafeHtml.tsx'
import { LoadingRows } from '../page/DemoPage.tsx'
import { texts } from './MarkdownScreen.texts.ts'
import { renderMarkdown } from './html/renderMarkdown.ts'
import type { MarkdownToolId } from './markdownTools.ts'
import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  @media (width >= 900px) {
    &[data-beside] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
`

const Preview = styled.section`
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.page};
`

const Source = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};

  pre {
    padding: ${space(3)};
    border-radius: ${radius('control')};
    background: ${color.hover};
    font-size: ${fontSize(13)};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

/** In ms; while somebody types nothing is rendered. */
const quiet = 150

/** The HTML of a text, and whether the latest text has none. The last one that was made stays meanwhile. */
function useRendered(text: string): { html: string; failed: boolean } {
  const [rendered, setRendered] = useState({ html: '', failed: false })
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(() => {
      renderMarkdown(text, left.signal).then(
        (html) => setRendered((before) => ({ html: html ?? before.html, failed: html === null })),
        () => !left.signal.aborted && setRendered(({ html }) => ({ html, failed: true })),
      )
    }, quiet)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [text])
  return rendered
}

const MarkdownEditor = lazy(async () => ({ default: (await import('./MarkdownEditor.tsx')).MarkdownEditor }))

export interface MarkdownCardProps {
  title: string
  height: number
  /** Where the preview stands. */
  preview: 'beside' | 'tab' | 'none'
  tools?: MarkdownToolId[]
}

/** An editor with text of its own, its preview, and the HTML it makes. */
export function MarkdownCard({ title, height, preview, tools }: MarkdownCardProps) {
  const t = useTexts(texts)
  // The sample is the language's of the first moment: switching keeps what was written.
  const [text, setText] = useState(t.sample)
  const [result, setResult] = useState<{ html: string | null }>()
  const rendered = useRendered(text)
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const isWriting = preview !== 'tab' || tab === 'write'
  const view = (
    <Preview aria-label={`${t.preview}: ${title}`}>
      {rendered.failed && <TooMuch />}
      <SafeHtml html={rendered.html} />
    </Preview>
  )
  const showHtml = async () => setResult({ html: await renderMarkdown(text).catch(() => null) })
  return (
    <Card title={title} tools={<Button onClick={() => void showHtml()}>{t.html}</Button>}>
      {preview === 'tab' && (
        <Tabs
          label={title}
          tabs={[
            { id: 'write', label: t.write },
            { id: 'preview', label: t.preview },
          ]}
          current={tab}
          onChange={setTab}
        />
      )}
      <Beside data-beside={preview === 'beside' || undefined}>
        {/* Hidden, not gone: undo is kept. */}
        <Frame hidden={!isWriting}>
          <Suspense fallback={<LoadingRows label={t.loading} />}>
            <MarkdownEditor label={title} text={text} onChange={setText} height={height} tools={tools} />
          </Suspense>
        </Frame>
        {(preview === 'beside' || !isWriting) && view}
      </Beside>
      {result && (
        <Source aria-label={`${t.result}: ${title}`}>
          {result.html === null ? (
            <TooMuch />
          ) : (
            <>
              <pre>{result.html}</pre>
              <SafeHtml html={result.html} />
            </>
          )}
        </Source>
      )}
    </Card>
  )
}

/** The text is there, its HTML is not. */
function TooMuch() {
  const t = useTexts(texts)
  return (
    <Problem role="alert">
      <Icon name="warning" size={16} />
      {t.tooMuch}
    </Problem>
  )
}
