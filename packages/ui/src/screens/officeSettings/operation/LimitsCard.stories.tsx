import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { type AccountLimit, firstLimits } from '@waldkerf/domain/entities/office/operations'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { LimitsCard, type LimitsCardProps } from './LimitsCard.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

/** Stands in for the container: keeps what is stored. */
function LiveCard({ limits: start, onChange, onTyping }: LimitsCardProps) {
  const [limits, setLimits] = useState(start)
  return (
    <LimitsCard
      limits={limits}
      onTyping={onTyping}
      onChange={async (limit, menge) => {
        await onChange(limit, menge)
        setLimits((last) =>
          last.status === 'ready'
            ? {
                status: 'ready',
                data: last.data.map((row) => (row.id === limit.id ? { ...row, menge, version: row.version + 1 } : row)),
              }
            : last,
        )
      }}
    />
  )
}

const changed: readonly AccountLimit[] = firstLimits.map((row) => (row.id === 3 ? { ...row, menge: 12_000 } : row))

const meta = preview.meta({
  component: LimitsCard,
  parameters: { layout: 'padded' },
  render: (args) => <LiveCard {...args} />,
})

export const Ready = meta.story({
  args: { limits: { status: 'ready', data: firstLimits }, onChange: fn(async () => undefined), onTyping: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich öffne die Grenze der Meldungen je Stunde', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Meldungen je Stunde ändern' }))
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Meldungen je Stunde' }, late))
    const field = dialog.getByRole('textbox', { name: 'Meldungen' })
    await step('Was keine Grenze ist, wird in Worten abgelehnt und nicht gespeichert', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '1.000.001{Enter}')
      await expect(dialog.getByText('Bitte geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.')).toBeVisible()
      await userEvent.clear(field)
      await userEvent.type(field, '0{Enter}')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Enter speichert, und die Vorgabe bleibt sichtbar', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '1.200{Enter}')
      await expect(args.onChange).toHaveBeenCalledWith(firstLimits[0], 1_200)
      await expect(await canvas.findByText('Vorgabe: 60')).toBeVisible()
      await expect(await canvas.findByText('Gespeichert: Meldungen je Stunde')).toBeVisible()
    })
  },
})
const { args } = Ready.composed

export const Changed = meta.story({
  args: { ...args, limits: { status: 'ready', data: changed } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Druck stellt den Standard wieder her', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bilder je Tag: Standard wiederherstellen' }))
      await expect(args.onChange).toHaveBeenCalledWith(changed[2], 300)
      await expect(await canvas.findByText('Bilder je Tag: Der Standard gilt wieder.')).toBeVisible()
    })
  },
})
/** Somebody else has set the same limit meanwhile: both amounts stand there, and one is chosen. */
export const Conflict = meta.story({
  args: {
    ...args,
    onChange: fn(async (limit: AccountLimit) => {
      throw new ConflictError('Jemand anders war schneller.', { ...limit, menge: 90, version: 2 })
    }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Jemand anders war schneller: ich sehe beide Werte', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Meldungen je Stunde ändern' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Meldungen je Stunde' }, late))
      const field = dialog.getByRole('textbox', { name: 'Meldungen' })
      await userEvent.clear(field)
      await userEvent.type(field, '80{Enter}')
      await waitFor(() => expect(dialog.getByText(/90/)).toBeVisible())
      await expect(field).toHaveValue('80')
    })
  },
})
export const Empty = meta.story({ args: { ...args, limits: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...args, limits: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...args, limits: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } },
})
