import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { Column } from './ProfileScreen.styles.ts'

/** Heights of the cards that come: person, mails, account. */
const cards = { person: 268, mails: 236, account: 312 }

/** The profile's shape while its data is on the way. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Column aria-busy>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {Object.entries(cards).map(([card, height]) => (
        <Skeleton key={card} height={height} />
      ))}
    </Column>
  )
}
