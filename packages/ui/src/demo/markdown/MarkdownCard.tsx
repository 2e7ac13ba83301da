import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Tabs } from '../../parts/Tabs/Tabs.tsx'
import { SafeHtml } from '../html/SafeHtml.tsx'
import { LoadingRows } from '../page/LoadingRows.tsx'
import { Beside, Frame, Preview, Source } from './MarkdownCard.styles.ts'
import { texts } from './MarkdownScreen.texts.ts'
import { markdownHtml } from './html/markdownHtml.ts'
import type { MarkdownToolId } from './markdownTools.ts'

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
  const [html, setHtml] = useState<string>()
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const isWriting = preview !== 'tab' || tab === 'write'
  const view = (
    <Preview aria-label={`${t.preview}: ${title}`}>
      <SafeHtml html={markdownHtml(text)} />
    </Preview>
  )
  return (
    <Card title={title} tools={<Button onClick={() => setHtml(markdownHtml(text))}>{t.html}</Button>}>
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
      {html !== undefined && (
        <Source aria-label={`${t.result}: ${title}`}>
          <pre>{html}</pre>
          <SafeHtml html={html} />
        </Source>
      )}
    </Card>
  )
}
