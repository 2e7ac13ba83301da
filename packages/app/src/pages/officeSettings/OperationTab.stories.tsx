import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect, fn, screen, within } from 'storybook/test'
import { OperationTab } from './OperationTab.tsx'

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: OperationTab,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/settings/index?tab=operation">
      <OperationTab {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  args: { onTyping: fn() },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was ist, steht da, je Karte mit einem Satz', async () => {
      await expect(await canvas.findByText('Gerade wird kein Scan hochgeladen.', {}, late)).toBeVisible()
      await expect(await canvas.findByText('Niemand hat eine Löschung beantragt.', {}, late)).toBeVisible()
      await expect(await canvas.findByText('Es gibt keine Sicherung', {}, late)).toBeVisible()
      await expect(await canvas.findByText('Alle Mails sind verschickt.', {}, late)).toBeVisible()
      await expect(await canvas.findByText('Kartenbilder: 0 MB von 20 GB', {}, late)).toBeVisible()
    })
    await step('Ich setze eine Grenze, und der Standard ist einen Druck weit weg', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Meldungen je Tag ändern' }, late))
      const dialog = within(await screen.findByRole('dialog', { name: 'Meldungen je Tag' }, late))
      const field = dialog.getByRole('textbox', { name: 'Meldungen' })
      await userEvent.clear(field)
      await userEvent.type(field, '450{Enter}')
      await expect(await canvas.findByText('Meldungen je Tag: 450', {}, late)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Meldungen je Tag: Standard wiederherstellen' }))
      await expect(await canvas.findByText('Meldungen je Tag: 300', {}, late)).toBeVisible()
    })
  },
})
const { args } = Ready.composed
export const Forbidden = meta.story({
  args,
  render: (given) => (
    <Stage user="expert@waldkerf.test" path="/settings/index?tab=operation">
      <OperationTab {...given} />
    </Stage>
  ),
})
export const Failed = meta.story({
  args,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
})
