import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { useNavigate } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { TabPage } from './TabPage.tsx'

/** The story's router has no browser around it. */
function BrowserBack() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Browser zurück</button>
}

const meta = preview.meta({
  component: TemplateStage,
  args: {
    path: '/tab/index?tab=JP',
    children: (
      <>
        <TabPage />
        <BrowserBack />
      </>
    ),
  },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Adresse sagt, welches Register offen ist', async () => {
      await expect(await canvas.findByRole('tab', { name: 'Japan' })).toHaveAttribute('aria-selected', 'true')
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6))
    })
    await step('Ein anderes wird erst gebaut, wenn man es öffnet', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Eurozone' }))
      await expect(await canvas.findByText('Gebaute Register: 2')).toBeVisible()
    })
    await step('Zurück führt zum Register davor', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Browser zurück' }))
      await expect(await canvas.findByRole('tab', { name: 'Japan', selected: true })).toBeVisible()
    })
  },
})
/** An unknown tab is the first. */
export const UnknownTab = meta.story({
  args: { path: '/tab/index?tab=XX' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'China' })).toHaveAttribute('aria-selected', 'true')
  },
})
export const Failed = meta.story({ args: { scenario: 'failing' } })
