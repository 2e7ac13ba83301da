import { useTexts } from '@waldkerf/ui/i18n/Language'
import { CrashScreen, type CrashScreenProps } from '@waldkerf/ui/screens/errors/CrashScreen'
import { texts } from '@waldkerf/ui/screens/errors/errors.texts'
import { useTitleWords } from '../useRecordTitle.ts'

/** Replaces a page that failed, and sets the title. */
export function CrashPage(props: CrashScreenProps) {
  useTitleWords(useTexts(texts).crash.title)
  return <CrashScreen {...props} />
}
