import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { UserPage } from './UserPage.tsx'

const stageAt = (path: string) => () => (
  <Stage user="admin@waldkerf.test" path={path}>
    <Routes>
      <Route path="/users/:user_id" element={<UserPage />} />
    </Routes>
  </Stage>
)

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: UserPage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    notices.endAll()
  },
  render: stageAt('/users/4'),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { name: 'Karl-Heinz Lindner' }, late)
    await step('Ich berichtige die Telefonnummer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Person bearbeiten' }))
      const phone = canvas.getByRole('textbox', { name: 'Telefon' })
      await userEvent.clear(phone)
      await userEvent.type(phone, '0171 4711')
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
    })
    await step('Der Verlauf erzählt davon', async () => {
      await expect(await canvas.findByText(/^Telefon: .* → 0171 4711$/, {}, late)).toBeVisible()
    })
  },
})

/** A request for a role says since when it waits. */
export const Asked = meta.story({
  render: stageAt('/users/3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Angefragt am \d\d\.\d\d\.\d{4} · /, {}, late)).toBeVisible()
  },
})

/** The first example user that was invited and has no account yet. */
const invitedId = seedWorld({ today: storyDay, size: 'small' }).userAccess.find(({ konto_seit }) => konto_seit === null)!.user_id // prettier-ignore

export const InvitedAgain = meta.story({
  render: stageAt(`/users/${invitedId}`),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/^Eingeladen seit /, {}, late)).toBeVisible()
    await step('Die Einladung geht noch einmal hinaus, und ihr Tag ist heute', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Einladung erneut senden' }))
      await expect(await canvas.findByText(/^Gesendet/, {}, late)).toBeVisible()
      const today = storyDay.split('-').toReversed().join('.')
      await expect(await canvas.findByText(new RegExp(`^Eingeladen seit ${today}`), {}, late)).toBeVisible()
    })
  },
})

/** The change is stored, but its answer got lost. */
export const AnswerLost = meta.story({
  beforeEach: () => loseAnswers('/rpc/a_update_user', 1),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { name: 'Karl-Heinz Lindner' }, late)
    await step('Was ankam, steht als gespeichert da', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Person bearbeiten' }))
      const phone = canvas.getByRole('textbox', { name: 'Telefon' })
      await userEvent.clear(phone)
      await userEvent.type(phone, '0171 99')
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
    })
  },
})

export const RoleGiven = meta.story({
  tags: ['long'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { name: 'Karl-Heinz Lindner' }, late)
    await step('Ich gebe eine andere Rolle, was sich zurücknehmen lässt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rolle ändern' }))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rolle' }), 'Experte')
      await userEvent.click(canvas.getByRole('button', { name: 'Rolle geben' }))
      await expect(await canvas.findByText('Bekommt gleich die Rolle Experte.', {}, late)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    })
    await step(
      'Noch einmal gegeben ist sie gespeichert, wenn ihre Meldung verschwindet, was ich inzwischen auch ändere',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Rolle ändern' }, late))
        await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rolle' }), 'Experte')
        await userEvent.click(canvas.getByRole('button', { name: 'Rolle geben' }))
        await canvas.findByText('Bekommt gleich die Rolle Experte.', {}, late)
        await userEvent.click(await canvas.findByRole('checkbox', { name: 'Gehört zum Büro' }, late))
        await canvas.findByText('Gehört zum Büro: nein → ja', {}, late)
        notices.endAll()
        await expect(await canvas.findByText('Rolle: Standard-Nutzer → Experte', {}, late)).toBeVisible()
      },
    )
  },
})

export const TeamMember = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const member = await canvas.findByRole('checkbox', { name: 'Gehört zum Büro' }, late)
    await step('Ich nehme eine Person ins Büro auf und mache sie zur Leitung', async () => {
      await userEvent.click(member)
      const leader = canvas.getByRole('checkbox', { name: 'Leitet das Büro' })
      await waitFor(() => expect(leader).not.toHaveAttribute('aria-disabled'), late)
      await userEvent.click(leader)
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Leitet das Büro' })).toBeChecked(), late)
    })
  },
})

export const Nobody = meta.story({
  render: stageAt('/users/9999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diesen Nutzer gibt es nicht (mehr)', {}, late)).toBeVisible()
  },
})
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })

/** Shows what will be erased, asks, erases, and returns to the list of users. */
export const Erased = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Vorher steht, was geht und was bleibt', async () => {
      await userEvent.click(await canvas.findByText('Was eine Löschung bewirkt', {}, late))
      await expect(canvas.getByText('Bleibt unter „gelöschtes Konto“')).toBeVisible()
    })
    await step('Gelöscht führt die Seite zurück', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Endgültig löschen' }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }))
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Karl-Heinz Lindner' })).toBeNull(), late)
    })
  },
})
