import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { color, layout } from '@waldkerf/ui/theme/tokens'
import { funder } from '../examples/frame.ts'
import { FunderFooter } from './FunderFooter.tsx'

const meta = preview.meta({
  component: FunderFooter,
  parameters: { layout: 'padded' },
  decorators: [
    (Story, { args }) => (
      <Ground data-collapsed={args.collapsed}>
        <Story />
      </Ground>
    ),
  ],
})

const Ground = styled.div`
  width: ${layout('sidebar')};
  background: ${color.sidebar};

  &[data-collapsed='true'] {
    width: ${layout('rail')};
  }
`

export const Ready = meta.story({
  args: { funder },
  play: async ({ canvas, step }) => {
    await step('Der Satz nennt den Förderer, das Logo trägt seinen Namen', async () => {
      await expect(canvas.getByText('Dieses Projekt wird gefördert durch Waldfonds Musterland')).toBeVisible()
      await expect(canvas.getByRole('img', { name: 'Waldfonds Musterland' })).toBeVisible()
    })
  },
})

export const Collapsed = meta.story({ args: { ...Ready.composed.args, collapsed: true } })

export const WithoutAddress = meta.story({ args: { funder: { ...funder, url: undefined } } })

export const LongGerman = meta.story({
  args: { funder: { ...funder, name: 'Bundeswaldschadensüberwachungsförderungsgesellschaft Musterland' } },
})
