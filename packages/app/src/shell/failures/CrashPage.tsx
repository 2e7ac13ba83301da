import { useTexts } from '@waldkerf/ui/i18n/Language'
import { CrashScreen, type CrashScreenProps } from '@waldkerf/ui/screens/errors/CrashScreen'
import { texts } from '@waldkerf/ui/screens/errors/errors.texts'
import { useTitleWords } from '../useRecordTitle.ts'

/** A page that broke, in the title too. */
export function CrashPage(props: CrashScreenProps) {
  useTitleWords(useTexts(texts).crash.title)
  return <CrashScreen {...props} />
}
