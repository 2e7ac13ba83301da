import { lazy, Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { SafeHtml } from '../html/SafeHtml.tsx'
import { DemoPage, LoadingRows } from '../page/DemoPage.tsx'
import type { Upload } from '../upload/upload.ts'
import { texts } from './RichText.texts.ts'

const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }))

/** `/components/tinymce`: the editor, and what it makes. */
export function RichTextScreen({ upload }: { upload: Upload }) {
  const t = useTexts(texts)
  const [html, setHtml] = useState(t.sample)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Suspense fallback={<LoadingRows label={t.loading} rows={8} />}>
        <RichTextEditor label={t.label} html={html} onChange={setHtml} height={300} upload={upload} />
      </Suspense>
      <Card title={t.result}>
        <SafeHtml html={html} />
      </Card>
    </DemoPage>
  )
}
