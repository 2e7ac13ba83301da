import { docs as button } from '@waldkerf/ui/parts/Button/Button.docs'
import { docs as checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox.docs'
import { expect } from 'storybook/test'
import preview from '../../preview.tsx'
import type { PartMatrix } from '../PartDocs.tsx'
import { StateMatrix } from './StateMatrix.tsx'

const none: PartMatrix = { states: [], rows: [] }

const meta = preview.meta({
  component: StateMatrix,
  args: { name: 'Button', matrix: button.matrix ?? none },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
})

const backgroundColor = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : '')

export const Ready = meta.story({
  play: async ({ canvasElement, step }) => {
    const primary = (state: string) => canvasElement.querySelector(`[data-pretend=${state}] button`)
    await step('What is hovered looks so, and pressed differently again', async () => {
      const grounds = ['rest', 'hover', 'active'].map((state) => backgroundColor(primary(state)))
      // Forced colours give all buttons the same background.
      const looks = matchMedia('(forced-colors: active)').matches ? 1 : 3
      await expect(new Set(grounds).size).toBe(looks)
    })
    await step('What has the focus shows its ring', async () => {
      const focused = primary('focus')
      await expect(focused && getComputedStyle(focused).outlineStyle).toBe('solid')
    })
  },
})
export const WithoutSizes = meta.story({ args: { name: 'Checkbox', matrix: checkbox.matrix ?? none } })
