import { NavigationProgress } from '@waldkerf/ui/parts/ProgressBar/NavigationProgress'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { loadFailureWords } from '@waldkerf/app/platform/errors/errors'
import { FailureBars, type FailureBarsProps } from '@waldkerf/app/platform/failures/FailureBars.tsx'
import { watchChunks } from '@waldkerf/app/platform/failures/newVersion'
import { watchFaults } from '@waldkerf/app/platform/failures/report'
import { Notices } from '@waldkerf/app/platform/notices/Notices.tsx'
import { Questions } from '@waldkerf/app/platform/questions/Questions.tsx'
import { UnsavedGuard } from '@waldkerf/app/platform/unsaved/UnsavedGuard.tsx'

/** Components over every page of a part: messages, questions, bars, the guard of unsaved work, the loading line. */
export function Overlays({ offline = false, away = false }: Partial<FailureBarsProps>) {
  const { state } = useNavigation()
  useEffect(() => void loadFailureWords(), [])
  const isOpening = state !== 'idle'
  useEffect(() => watchChunks(isOpening), [isOpening])
  useEffect(watchFaults, [])
  return (
    <>
      <NavigationProgress active={isOpening} />
      <UnsavedGuard />
      <Questions />
      <FailureBars offline={offline} away={away} />
      <Notices />
    </>
  )
}
