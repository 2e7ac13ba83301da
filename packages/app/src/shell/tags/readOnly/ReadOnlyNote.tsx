import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './ReadOnlyNote.texts.ts'

/** Above a page whose role was taken away while it held unsaved work. */
export function ReadOnlyNote() {
  const t = useTexts(texts)
  return (
    <div role="status">
      <Bar icon="warning" tone="warning" message={t.readOnly} />
    </div>
  )
}
