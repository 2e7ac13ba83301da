import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { SettingsPage } from './SettingsPage.tsx'

const late = { timeout: 8_000 }

const stageAt = (path: string, user = 'admin@waldkerf.test') =>
  function staged() {
    return (
      <Stage user={user} path={path}>
        <SettingsPage />
      </Stage>
    )
  }

const meta = preview.meta({
  component: SettingsPage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    notices.endAll()
  },
  render: stageAt('/settings/index'),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Telefon' }, late)
    await step('Das gespeicherte Logo ist zu sehen', async () => {
      const logo = await canvas.findByRole<HTMLImageElement>('img', { name: 'Das gewählte Bild' }, late)
      await waitFor(() => expect(logo.naturalWidth).toBeGreaterThan(0))
    })
    await step('Ich ändere die Telefonnummer, und Enter speichert sie', async () => {
      await userEvent.clear(phone)
      await userEvent.type(phone, '0551 4711{Enter}')
      await expect(await canvas.findByText('Gespeichert: Telefon', {}, late)).toBeVisible()
    })
  },
})

/** The change is stored, but its answer got lost. */
export const AnswerLost = Ready.extend({ beforeEach: () => loseAnswers('/rpc/w_set_buero', 1) })

export const TextBlocks = meta.story({
  render: stageAt('/settings/index?tab=texts'),
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich schreibe einen Textbaustein', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Textbaustein' }, late))
      const dialog = within(await screen.findByRole('dialog', { name: 'Neuer Textbaustein' }, late))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Titel' }), 'Zwischenstand{Enter}')
      await expect(await canvas.findByText('Zwischenstand', {}, late)).toBeVisible()
    })
    await step('lösche ihn und nehme das zurück', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zwischenstand löschen' }))
      await waitFor(() => expect(canvas.queryByText('Zwischenstand')).toBeNull())
      notices.act(notices.snapshot().shown[0]!.id)
      await expect(await canvas.findByText('Zwischenstand', {}, late)).toBeVisible()
    })
  },
})

export const Templates = meta.story({ render: stageAt('/settings/index?tab=templates') })
export const People = meta.story({ render: stageAt('/settings/index?tab=people') })
export const LedTo = meta.story({
  render: stageAt('/settings/index?feld=bank'),
  play: async ({ canvas }) => {
    const iban = await canvas.findByRole('textbox', { name: 'IBAN' }, late)
    await waitFor(() => expect(iban).toHaveFocus(), late)
  },
})
export const Forbidden = meta.story({ render: stageAt('/settings/index', 'expert@waldkerf.test') })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
