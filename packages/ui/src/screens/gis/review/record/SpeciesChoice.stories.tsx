import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { OtherName } from '@waldkerf/ui/screens/gis/OtherName'
import { SpeciesChoice } from './SpeciesChoice.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const beetle = { ...world.beetles[0]!, art: 1 }
const speciesName = (art: number) => world.species.find(({ id }) => id === art)?.de ?? ''

const meta = preview.meta({
  component: SpeciesChoice,
  subcomponents: { OtherName },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, minHeight: 420, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({ args: { beetle, species: world.species, onChange: fn(async () => undefined) } })
export const Forbidden = meta.story({ args: { beetle, species: world.species } })
export const Unknown = meta.story({ args: { ...Ready.composed.args, beetle: { ...beetle, art: 999 } } })

/** Without a connection the choice is kept. */
export const Held = meta.story({
  args: { ...Ready.composed.args, news: { kind: 'held' } },
  play: async ({ canvas, step }) => {
    await step('Dass sie noch nicht gespeichert ist, steht da und ist kein Fehler', async () => {
      await expect(canvas.getByText('Die Art wird gespeichert, sobald die Verbindung wieder da ist.')).toBeVisible()
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    })
  },
})
/** Refused after the connection was back. */
export const RefusedLater = meta.story({
  args: { ...Ready.composed.args, news: { kind: 'failed', reason: 'Diese Art gibt es nicht mehr.' } },
  play: async ({ canvas, step }) => {
    await step('Was später abgelehnt wird, wird gesagt', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Die Art ist nicht geändert. Diese Art gibt es nicht mehr.',
      )
    })
  },
})

export const Searched = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eine abgekürzte Gattung mit Tippfehler findet ihre Art zuerst', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Art bestimmen' }), 'p chalcograhpus')
      await expect((await canvas.findAllByRole('option'))[0]).toHaveTextContent('Pityogenes chalcographus')
    })
    await step('Enter nimmt sie', async () => {
      await userEvent.keyboard('{Enter}')
      const art = world.species.find(({ sci }) => sci === 'Pityogenes chalcographus')?.id
      await expect(args.onChange).toHaveBeenCalledWith(art)
    })
  },
})

export const Recent = meta.story({
  args: { ...Ready.composed.args, recent: [5, 2] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Liste öffnet sich bei der eigenen Art der Meldung; zuletzt Gewähltes steht darunter', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Art bestimmen' }))
      const options = await canvas.findAllByRole('option')
      for (const [place, art] of [1, 5, 2].entries()) await expect(options[place]).toHaveTextContent(speciesName(art))
      await expect(options[1]).toHaveTextContent('zuletzt gewählt')
    })
    await step('Eine Suche kümmert das nicht', async () => {
      await userEvent.keyboard('chalcographus')
      await expect((await canvas.findAllByRole('option'))[0]).toHaveTextContent('Pityogenes chalcographus')
    })
  },
})

export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    onChange: fn(async () => {
      throw new Error('Der Datendienst antwortet gerade nicht.')
    }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was nicht gespeichert ist, sagt es', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Art bestimmen' }), 'waldgärtner{Enter}')
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/Die Art ist nicht geändert/)
    })
  },
})
