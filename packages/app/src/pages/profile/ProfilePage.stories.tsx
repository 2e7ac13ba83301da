import preview from '@waldkerf/storybook/preview'
import { Stage } from '../../workbench/Stage.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const meta = preview.meta({
  component: ProfilePage,
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/profile/index">
      <ProfilePage />
    </Stage>
  ),
})

export const Ready = meta.story()
