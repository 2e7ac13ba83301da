import preview from '@waldkerf/storybook/preview'
import { styled } from 'styled-components'
import { ForestScene } from './ForestScene.tsx'
import { forestSceneCss } from './forestSceneCss.ts'

const Frame = styled.div`
  height: 420px;
  ${forestSceneCss}
  > svg {
    width: 100%;
    height: 100%;
  }
`

const meta = preview.meta({
  component: ForestScene,
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
})

export const Ready = meta.story({})
