import { NavigationProgress } from '@waldkerf/ui/parts/ProgressBar/NavigationProgress'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { loadFailureWords } from '../api/errors.ts'
import { FailureBars } from '../failures/FailureBars.tsx'
import { watchChunks } from '../failures/newVersion.ts'
import { watchFaults } from '../failures/report.ts'
import { Notices } from '../notices/Notices.tsx'
import { Questions } from '../questions/Questions.tsx'
import { UnsavedGuard } from '../unsaved/UnsavedGuard.tsx'

/** What accompanies every page of a part: messages, questions, bars, the guard of unsaved work, the loading line. */
export function Companions({ offline = false }: { offline?: boolean }) {
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
