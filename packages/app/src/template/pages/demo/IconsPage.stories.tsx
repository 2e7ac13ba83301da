import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { IconsPage } from './IconsPage.tsx'

const meta = preview.meta({
  component: IconsPage,
  render: () => (
    <TemplateStage path="/icon/index">
      <IconsPage />
    </TemplateStage>
  ),
})

export const Ready = meta.story()
