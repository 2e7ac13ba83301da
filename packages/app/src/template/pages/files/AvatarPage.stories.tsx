import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { AvatarPage } from './AvatarPage.tsx'

const meta = preview.meta({
  component: AvatarPage,
  render: () => (
    <TemplateStage path="/components/avatar-upload">
      <AvatarPage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
