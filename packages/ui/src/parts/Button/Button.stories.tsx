import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { Button } from './Button.tsx'

const meta = preview.meta({
  component: Button,
  parameters: { layout: 'centered' },
  args: { children: 'Veröffentlichen', onClick: fn() },
})

export const Primary = meta.story({ args: { variant: 'primary', icon: 'check' } })
export const Secondary = meta.story({ args: { variant: 'secondary' } })
export const Quiet = meta.story({ args: { variant: 'quiet' } })
export const Danger = meta.story({ args: { variant: 'danger', icon: 'reject', children: 'Ablehnen' } })

export const Busy = meta.story({
  args: { variant: 'primary', busy: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Klick während der Arbeit bewirkt nichts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
})

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: space(3) }}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} icon="refresh" disabled>
          Gesperrt
        </Button>
      ))}
    </div>
  ),
})
