import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { drawnPicture, exampleFind, examplePicture } from './examplePictures.ts'
import { PictureViewer, type EvidenceNoteProps, EvidenceNote } from './PictureViewer.tsx'

const meta = preview.meta({
  component: PictureViewer,
  subcomponents: { EvidenceNote },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    pictures: { status: 'ready', data: [examplePicture(1), examplePicture(2), examplePicture(3)] },
    pictureUrl: drawnPicture,
    beetle: exampleFind,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein kleines Bild wird das große', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bild 3 zeigen' }))
      await expect(canvas.getByRole('img', { name: 'Bild 3 von 3' })).toBeVisible()
    })
    await step('Pfeile blättern durch die Bilder, im Kreis', async () => {
      canvas.getByRole('application', { name: 'Bild 3 von 3' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('img', { name: 'Bild 1 von 3' })).toBeVisible()
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, pictures: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, pictures: { status: 'loading' } } })
export const BytesOnTheirWay = meta.story({ args: { ...Ready.composed.args, pictureUrl: () => undefined } })
export const Failed = meta.story({
  args: { ...Ready.composed.args, pictures: { status: 'failed', message: 'Zeitlimit', retry: fn() } },
})

export const TakenElsewhere = meta.story({
  args: {
    ...Ready.composed.args,
    pictures: {
      status: 'ready',
      data: [examplePicture(1, { aufgenommen_am: '2025-08-02T17:40:00', lat: 48.2, lon: 11.6 })],
    },
  },
  play: async ({ canvas, step }) => {
    await step('Wo die Kamera der Meldung widerspricht, steht es da', async () => {
      await expect(canvas.getByText('292 Tage vor dem Funddatum')).toBeVisible()
      await expect(canvas.getByText(/^36\d km vom gemeldeten Fundort entfernt$/)).toBeVisible()
    })
  },
})

export const TakenThere = meta.story({
  args: {
    ...Ready.composed.args,
    pictures: {
      status: 'ready',
      data: [examplePicture(1, { lat: Ready.composed.args.beetle.lat, lon: Ready.composed.args.beetle.lon })],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText('am Fundort')).toBeVisible(),
})

export const NothingKnown = meta.story({
  args: {
    ...Ready.composed.args,
    pictures: { status: 'ready', data: [examplePicture(1, { aufgenommen_am: null, lat: null, lon: null })] },
  },
})

export const FullScreen = meta.story({
  args: { ...Ready.composed.args, caption: 'Buchdrucker · 21.05.2026 · Hessen' },
  play: async ({ canvas, userEvent, step }) => {
    await step('F füllt den Bildschirm, und was vergrößert war, bleibt es', async () => {
      canvas.getByRole('application', { name: 'Bild 1 von 3' }).focus()
      await userEvent.keyboard('+f')
      await expect(await canvas.findByRole('dialog', { name: 'Bilder' })).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('application', { name: 'Bild 1 von 3' })).toHaveFocus())
      await expect(canvas.getAllByText('150 %')).not.toHaveLength(0)
    })
    await step('Die Bildunterschrift sagt, wessen Bild es ist und welches; die Pfeile gehen weiter', async () => {
      await expect(canvas.getByText('Buchdrucker · 21.05.2026 · Hessen')).toBeVisible()
      await userEvent.keyboard('0{ArrowRight}')
      await expect(canvas.getByText('2/3')).toBeVisible()
    })
    await step('Escape verlässt es, zurück zum Fokus von vorher', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('application', { name: 'Bild 2 von 3' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Bildschirm füllen (F)' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Bildschirm füllen (F)' })).toHaveFocus())
    })
  },
})

const evidence = { picture: examplePicture(1), beetle: exampleFind } satisfies EvidenceNoteProps

export const Evidence = meta.story({ args: Ready.composed.args, render: () => <EvidenceNote {...evidence} /> })
export const EvidenceDiffers = meta.story({
  args: Ready.composed.args,
  render: () => (
    <EvidenceNote
      {...evidence}
      picture={examplePicture(1, { aufgenommen_am: '2026-06-02T17:40:00', lat: 51.5, lon: 10.2 })}
    />
  ),
})
export const EvidenceEmpty = meta.story({
  args: Ready.composed.args,
  render: () => (
    <EvidenceNote {...evidence} picture={examplePicture(1, { aufgenommen_am: null, lat: null, lon: null })} />
  ),
})
