import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DemoPage } from '../page/DemoPage.tsx'
import { MarkdownCard } from './MarkdownCard.tsx'
import { texts } from './MarkdownScreen.texts.ts'

/** `/components/markdown`: one sample in four editors. */
export function MarkdownScreen() {
  const t = useTexts(texts)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <MarkdownCard title={t.editors.basic} height={300} preview="beside" />
      <MarkdownCard title={t.editors.mode} height={200} preview="tab" />
      <MarkdownCard title={t.editors.few} height={200} preview="none" tools={['heading', 'bold', 'italic']} />
      <MarkdownCard title={t.editors.language} height={200} preview="none" />
    </DemoPage>
  )
}
