import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { RoleConsequences } from './RoleConsequences.tsx'

const meta = preview.meta({ component: RoleConsequences, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { routes: productRoutes, from: 'ogf_expert_query', to: 'ogf_expert' },
  play: async ({ canvas, step }) => {
    await step('Ein Experte gewinnt Seiten und Rechte und verliert keine', async () => {
      await expect(canvas.getByText('Kommt dazu')).toBeVisible()
      await expect(canvas.queryByText('Fällt weg')).toBeNull()
    })
  },
})
const { routes } = Ready.composed.args
export const Lost = meta.story({ args: { routes, from: 'ogf_admin', to: 'ogf_citizens' } })
export const Nothing = meta.story({ args: { routes, from: 'ogf_citizens', to: 'ogf_expert_query' } })
