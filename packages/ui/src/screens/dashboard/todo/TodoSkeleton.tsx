import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { useTodoRoom } from './useTodoRoom.ts'

/** In place of the to-do until it is known, with the room that it took last. */
export function TodoSkeleton({ runsOffice }: { runsOffice?: boolean | undefined }) {
  const { height, isNew } = useTodoRoom(runsOffice)
  return (
    <div data-coming={isNew || undefined}>
      <Skeleton height={height} />
    </div>
  )
}
