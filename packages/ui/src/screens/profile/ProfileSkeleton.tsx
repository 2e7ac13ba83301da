import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { Column, Group } from './ProfileScreen.styles.ts'

/** Rows of the groups that come: person, account, mail. */
const groups = { person: 6, account: 2, mail: 6 }

/** The profile's shape while its data is on the way. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Column aria-busy>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {Object.entries(groups).map(([group, rows]) => (
        <Group key={group}>
          <header>
            <Skeleton width={96} height={20} />
          </header>
          <ol aria-hidden>
            {Array.from({ length: rows }, (_, row) => (
              <li key={row}>
                <Skeleton width={104} height={20} />
                <Skeleton width={160} height={20} />
              </li>
            ))}
          </ol>
        </Group>
      ))}
    </Column>
  )
}
