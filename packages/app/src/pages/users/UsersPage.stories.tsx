import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { Questions } from '@waldkerf/app/platform/questions/Questions.tsx'
import { UsersPage } from './UsersPage.tsx'

const stageAt = (path: string) => () => (
  <Stage user="admin@waldkerf.test" path={path}>
    <UsersPage />
    <Questions />
  </Stage>
)

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: UsersPage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    // Ends an earlier story's pending role: it must not reach this story's service.
    notices.endAll()
  },
  render: stageAt('/users/index'),
})

export const Ready = meta.story({
  render: stageAt('/users/index?suche=weidner'),
  play: async ({ canvas, userEvent, step }) => {
    const queue = await canvas.findByRole('region', { name: 'Expertenmodus angefragt' }, late)
    await step(
      'Ich gebe einer Anfrage mit der Tastatur statt, nehme es zurück und gebe ihr noch einmal statt',
      async () => {
        within(queue).getByRole('link', { name: 'Sabine Weidner' }).focus()
        await userEvent.keyboard('e')
        await expect(await within(queue).findByText('wird Experte')).toBeVisible()
        await userEvent.keyboard('z')
        await waitFor(() => expect(within(queue).queryByText('wird Experte')).toBeNull())
        await userEvent.keyboard('e')
      },
    )
    await step('Wenn ihre Meldung verschwunden ist, ist es gespeichert', async () => {
      notices.endAll()
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Sabine Weidner' })).toBeNull(), late)
      await expect(canvas.getByRole('row', { name: /Weidner/ })).not.toHaveTextContent('angefragt')
    })
  },
})

export const Registered = meta.story({
  render: stageAt('/users/index?rolle=ogf_new,eingeladen'),
  play: async ({ canvas, userEvent, step }) => {
    const queue = within(await canvas.findByRole('region', { name: 'Neue Nutzer' }, late))
    const first = queue.getAllByRole('link')[0]!
    const name = first.textContent
    await step('Wer sich registriert hat, wird freigeschaltet und wartet nicht mehr', async () => {
      first.focus()
      await userEvent.keyboard('e')
      await expect(await queue.findByText('wird Standard-Nutzer')).toBeVisible()
      notices.endAll()
      await waitFor(() => expect(queue.queryByText('wird Standard-Nutzer')).toBeNull(), late)
      await waitFor(() => expect(queue.queryByRole('link', { name })).toBeNull(), late)
    })
    await step('Wer abgelehnt wird, ist nach einer Frage gelöscht', async () => {
      const refused = queue.getAllByRole('link')[0]!.textContent
      await userEvent.click(queue.getAllByRole('button', { name: 'Ablehnen' })[0]!)
      const question = within(
        await screen.findByRole('alertdialog', { name: `Registrierung von ${refused} ablehnen?` }),
      )
      await userEvent.click(question.getByRole('button', { name: 'Ablehnen und Konto löschen' }))
      await waitFor(() => expect(queue.queryByRole('link', { name: refused })).toBeNull(), late)
    })
    await step('Eingeladene stehen in der Liste als solche', async () => {
      await expect(canvas.getAllByRole('row', { name: /Eingeladen/ })[0]).toBeVisible()
    })
  },
})

let end = () => {}

/** The users' clients cannot be read: nobody is shown as having no clients. */
export const WithoutClients = meta.story({
  beforeEach: () => (end = loseAnswers('/rpc/w_get_nutzer_kunden')),
  render: stageAt('/users/index?suche=weidner'),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('row', { name: /Weidner/ }, late)
    // The column has left a list of this width.
    await step('Was fehlt, wird gesagt', async () => {
      await expect(await canvas.findByText('Kunden der Personen: nicht geladen', {}, late)).toBeVisible()
    })
    await step('und kommt auf einen Druck', async () => {
      end()
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut laden' }))
      await waitFor(() => expect(canvas.queryByText(/nicht geladen/)).toBeNull(), late)
    })
  },
})

export const FromAddress = meta.story({
  render: stageAt('/users/index?rolle=ogf_admin&sortierung=-registered'),
  play: async ({ canvas, step }) => {
    await step('Die Adresse sagt, was zu sehen ist', async () => {
      await expect(await canvas.findByText(/^1 von/, {}, late)).toBeVisible()
      await expect(canvas.getByRole('button', { name: /^Administrator/ })).toHaveAttribute('aria-pressed', 'true')
    })
  },
})

export const Invited = meta.story({
  tags: ['long'],
  render: stageAt('/users/index?suche=zeder'),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('Niemand passt', {}, late)
    await userEvent.click(canvas.getByRole('button', { name: 'Nutzer einladen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nutzer einladen' }, late))
    const mail = dialog.getByRole('textbox', { name: 'E-Mail' })
    await step('Eine vergebene Adresse wird gesagt, bevor etwas gesendet ist', async () => {
      await userEvent.type(mail, 'expert@waldkerf.test')
      await userEvent.tab()
      await expect(await dialog.findByText('Diese E-Mail-Adresse ist schon vergeben.', {}, late)).toBeVisible()
    })
    await step('Eine andere wird eingeladen und steht in der Liste', async () => {
      await userEvent.clear(mail)
      await userEvent.type(mail, 'zora.zeder@example.test')
      await userEvent.click(dialog.getByRole('button', { name: 'Einladen' }))
      await expect(await canvas.findByRole('row', { name: /zora\.zeder/ }, late)).toBeVisible()
    })
  },
})

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
export const AllUsers = meta.story({})
