import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Breaks until it is told not to. */
const world = { broken: true }

function Panel() {
  if (world.broken) throw new Error('x is undefined')
  return <p>12 Meldungen</p>
}

const meta = preview.meta({
  component: ErrorBoundary,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    world.broken = true
  },
  decorators: [
    (Story) => (
      <>
        <Card title="Arten">Der Rest der Seite geht weiter.</Card>
        <Card title="Meldungen">
          <Story />
        </Card>
      </>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    onError: fn(),
    fallback: (_error, retry) => (
      <ErrorState
        title="Die Meldungen können nicht gezeigt werden"
        message="Gespeichertes ist davon nicht berührt."
        onRetry={retry}
      />
    ),
    children: <Panel />,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Nur was zerbrochen ist, fehlt, und es wird gemeldet', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Die Meldungen können nicht gezeigt werden')
      await expect(canvas.getByText('Der Rest der Seite geht weiter.')).toBeVisible()
      await expect(args.onError).toHaveBeenCalledOnce()
    })
    await step('Ein Knopf versucht es neu', async () => {
      world.broken = false
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(canvas.getByText('12 Meldungen')).toBeVisible()
    })
  },
})
