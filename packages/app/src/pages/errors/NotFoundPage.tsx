import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '@waldkerf/ui/screens/errors/errors.texts'
import { NotFoundScreen } from '@waldkerf/ui/screens/errors/NotFoundScreen'
import { paths } from '../../platform/routes/paths.ts'
import { useTitleWords } from '../../shell/useRecordTitle.ts'

/** /404 */
export function NotFoundPage() {
  useTitleWords(useTexts(texts).notFound.title)
  return <NotFoundScreen homeTo={paths.dashboard()} />
}
