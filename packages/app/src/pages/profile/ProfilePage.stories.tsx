import { storyHandlers } from '@waldkerf/mocks/browser'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { expect, screen, waitFor, within } from 'storybook/test'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { Questions } from '@waldkerf/app/platform/questions/Questions.tsx'
import { unsavedWork } from '@waldkerf/app/platform/unsaved/unsaved'
import { ProfilePage } from './ProfilePage.tsx'

const email = 'nutzer@waldkerf.test'

const page = (path: string, user = email) => (
  <Stage user={user} path={path}>
    <ProfilePage />
    <Questions />
  </Stage>
)

const meta = preview.meta({
  component: ProfilePage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    return () => {
      unsavedWork.giveUp()
      drafts.end()
      drafts.begin(email)
    }
  },
  render: () => page('/profile/index'),
})

/** Somebody else's change to the same row meanwhile. */
const elsewhere = (body: object) =>
  fetch('/rest/rpc/a_update_user', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenFor(email)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Karl-Heinz', last_name: 'Lindner', mail: email, ...body }),
  })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Telefon' })
    await step('Was getippt wird, ist ungespeichert, bis man das Feld verlässt', async () => {
      await userEvent.clear(phone)
      await userEvent.type(phone, '0171 4455667')
      await expect(unsavedWork.names()).toEqual(['Ihr Profil'])
      await userEvent.tab()
      await canvas.findByText('Gespeichert')
      await expect(phone).toHaveValue('0171 4455667')
      await expect(unsavedWork.has()).toBe(false)
    })
    await step('Die Rolle steht einmal da, solange der Server dieselbe kennt', async () => {
      await waitFor(() => expect(canvas.getByText('Rolle').nextSibling).toHaveTextContent('Standard-Nutzer'))
      await expect(canvas.queryByText('Rechte auf dem Server')).toBeNull()
    })
  },
})

export const Mails = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const flag = await canvas.findByRole('checkbox', { name: 'Meine Meldung wurde veröffentlicht' })
    await step('Ein Schalter gilt sofort und bleibt', async () => {
      await userEvent.click(flag)
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Meldung abgelehnt oder Rückfrage' }))
      await expect(flag).not.toBeChecked()
    })
    await step('Die Sprache der E-Mails ist eine eigene', async () => {
      const language = canvas.getByRole('combobox', { name: 'Sprache der E-Mails' })
      await waitFor(() => expect(language).toBeEnabled())
      await userEvent.selectOptions(language, 'English')
      await waitFor(() => expect(language).toHaveValue('en'))
    })
  },
})

export const Merged = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const phone: HTMLInputElement = await canvas.findByRole('textbox', { name: 'Telefon' })
    await step('Anderswo wurde ein anderes Feld geändert: beides gilt', async () => {
      await elsewhere({ berufsgruppe: 'Ehrenamt', phone: phone.value })
      await userEvent.clear(phone)
      await userEvent.type(phone, '0171 1')
      await userEvent.tab()
      await canvas.findByText('Gespeichert')
      await expect(phone).toHaveValue('0171 1')
      await expect(canvas.getByRole('combobox', { name: 'Berufsgruppe' })).toHaveValue('Ehrenamt')
    })
  },
})

export const Conflict = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const profession = await canvas.findByRole('combobox', { name: 'Berufsgruppe' })
    await step('Anderswo wurde dasselbe Feld geändert: man wählt', async () => {
      await userEvent.clear(profession)
      await userEvent.type(profession, 'Forschung')
      await elsewhere({ berufsgruppe: 'Ehrenamt' })
      await userEvent.tab()
      await expect(await canvas.findByText('Gespeichert ist: Ehrenamt')).toBeVisible()
      await expect(profession).toHaveValue('Forschung')
    })
    await step('Noch einmal gespeichert gilt das Eigene', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await canvas.findByText('Gespeichert')
      await expect(canvas.queryByText('Gespeichert ist: Ehrenamt')).toBeNull()
    })
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
  play: async ({ canvas, userEvent, step }) => {
    await step('Was nicht gespeichert werden konnte, steht noch da', async () => {
      const phone = await canvas.findByRole('textbox', { name: 'Telefon' })
      await userEvent.type(phone, '9')
      await userEvent.tab()
      await expect(await canvas.findByText('Noch nicht gespeichert')).toBeVisible()
      await expect(phone).toHaveDisplayValue(/9$/)
    })
  },
})

/** The change is stored, but its answer got lost: the page reads the row before it reports a failure. */
export const AnswerLost = meta.story({
  beforeEach() {
    const ends = [loseAnswers('/rpc/a_update_user', 1), loseAnswers('/benutzer', 1)]
    return () => {
      for (const end of ends.toReversed()) end()
    }
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Gespeichert ist gespeichert, auch wenn die Antwort verloren geht', async () => {
      const phone = await canvas.findByRole('textbox', { name: 'Telefon' })
      await userEvent.clear(phone)
      await userEvent.type(phone, '0171 99')
      await userEvent.tab()
      await canvas.findByText('Gespeichert')
      await expect(canvas.queryByText(/nicht (erreichbar|geklappt)/)).toBeNull()
    })
    await step('Ebenso ein Schalter', async () => {
      const flag = canvas.getByRole('checkbox', { name: 'Meine Meldung wurde veröffentlicht' })
      await userEvent.click(flag)
      await waitFor(() => expect(unsavedWork.has()).toBe(false))
      await expect(flag).not.toBeChecked()
    })
  },
})

/** The request is stored, though its answer got lost. */
export const RequestAnswerLost = meta.story({
  beforeEach: () => loseAnswers('/rpc/a_change_app_status', 1),
  render: () => page('/profile/index?tab=experte'),
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Anfrage ist gestellt, und es steht da', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Expertenmodus anfragen' }))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Expertenmodus anfragen?' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Anfragen' }))
      await expect(await canvas.findByRole('list', { name: 'Stand Ihrer Anfrage' })).toBeVisible()
    })
  },
})

/** The person's data cannot be read: the page offers another try. */
export const WithoutServer = meta.story({
  beforeEach() {
    const ends = [loseAnswers('/rpc/a_get_currentuser'), loseAnswers('/rpc/w_get_mail_sprache')]
    return () => {
      for (const end of ends.toReversed()) end()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Angaben des Servers: nicht geladen')).toBeVisible()
    await expect(await canvas.findByText('Sprache der E-Mails: nicht geladen')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Erneut laden' })).toHaveLength(2)
  },
})

export const BecomeExpert = meta.story({
  render: () => page('/profile/index?tab=experte'),
  play: async ({ canvas, userEvent, step }) => {
    await step('Gefragt wird noch einmal, denn zurücknehmen kann man es nicht', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Expertenmodus anfragen' }))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Expertenmodus anfragen?' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Anfragen' }))
    })
    await step('Danach steht der Stand da, und noch einmal fragen kann man nicht', async () => {
      await expect(await canvas.findByRole('list', { name: 'Stand Ihrer Anfrage' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Expertenmodus anfragen' })).toBeNull()
    })
  },
})

export const Asked = meta.story({ render: () => page('/profile/index?tab=experte', 'anfrage@waldkerf.test') })

/** An erasure is requested, shown with its day, and withdrawn. */
export const ErasureRequested = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich beantrage die Löschung', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Löschung beantragen' }, { timeout: 8_000 }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Löschung beantragen' }))
      await expect(await canvas.findByText('Sie haben die Löschung am 20.11.2026 beantragt.')).toBeVisible()
    })
    await step('Und nehme sie zurück', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Antrag zurücknehmen' }))
      await expect(await canvas.findByRole('button', { name: 'Löschung beantragen' })).toBeVisible()
    })
  },
})
