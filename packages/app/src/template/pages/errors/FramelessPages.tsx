import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'
import { titles } from '../../routes/titles.ts'
import { LostPage } from './LostPage.tsx'
import { OopsPage } from './OopsPage.tsx'

/** /401: the same page without the frame, whose menu may be somebody else's by then. */
export function FramelessOopsPage() {
  useDocumentTitle(useTexts(titles)['Page 401'])
  return (
    <main>
      <OopsPage />
    </main>
  )
}

/** /404 */
export function FramelessLostPage() {
  useDocumentTitle(useTexts(titles)['Page 404'])
  return (
    <main>
      <LostPage />
    </main>
  )
}
