import { NavigationProgress } from '@waldkerf/ui/parts/ProgressBar/NavigationProgress'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { loadFailureWords } from '../../platform/errors/errors.ts'
import { FailureBars } from '../../platform/failures/FailureBars.tsx'
import { watchChunks } from '../../platform/failures/newVersion.ts'
import { watchFaults } from '../../platform/failures/report.ts'
import { Notices } from '../../platform/notices/Notices.tsx'
import { Questions } from '../../platform/questions/Questions.tsx'
import { UnsavedGuard } from '../../platform/unsaved/UnsavedGuard.tsx'

/** They lie over every page of a part: messages, questions, bars, the guard of unsaved work, the loading line. */
export function Overlays({ offline = false }: { offline?: boolean }) {
  const { state } = useNavigation()
  useEffect(() => void loadFailureWords(), [])
  useEffect(watchChunks, [])
  useEffect(watchFaults, [])
  return (
    <>
      <NavigationProgress active={state !== 'idle'} />
      <UnsavedGuard />
      <Questions />
      <FailureBars offline={offline} />
      <Notices />
    </>
  )
}
