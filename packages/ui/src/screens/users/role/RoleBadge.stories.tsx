import { knownStatuses } from '@waldkerf/domain/roles/roles'
import preview from '@waldkerf/storybook/preview'
import { RoleBadge } from './RoleBadge.tsx'

const meta = preview.meta({
  component: RoleBadge,
  parameters: { layout: 'centered' },
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {[...knownStatuses, '1', 'appuser_new'].map((status) => (
        <li key={status}>
          <RoleBadge status={status} />
        </li>
      ))}
    </ul>
  ),
})

/** The known roles; the last two are values of older systems. */
export const Ready = meta.story({ args: { status: 'ogf_expert' } })
