import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleActions, exampleForm, examplePerson, exampleState } from './exampleProfile.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const meta = preview.meta({ component: ProfileScreen })

export const Ready = meta.story({
  args: { state: exampleState, actions: exampleActions },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tage stehen in deutscher Schreibweise', async () => {
      await expect(canvas.getByText('17.04.1988')).toBeVisible()
    })
    await step('Angeboten werden die Nachrichten, die man bekommen kann', async () => {
      await expect(
        canvas.getAllByRole('checkbox', { name: /Meldung abgelehnt|veröffentlicht|Expertenmodus/ }),
      ).toHaveLength(3)
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Meldung abgelehnt oder Rückfrage' }))
      await expect(args.actions.mails.setFlag).toHaveBeenCalledWith('mail_rejected', false)
    })
    await step('Die Reiter gehen mit den Pfeiltasten', async () => {
      canvas.getByRole('tab', { name: 'Meine Daten' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.actions.openTab).toHaveBeenCalledWith('experte')
    })
  },
})

/** A row made at the first sign-in holds little more than the address. */
export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...exampleState,
      form: { ...exampleForm, values: { first_name: '', last_name: '', phone: '', berufsgruppe: '' } },
      groups: [],
      user: { status: 'ready', data: { ...examplePerson, geschlecht: '', geb: null, reg_date: null } },
    },
  },
})

export const Loading = meta.story({
  args: { ...Ready.composed.args, state: { ...exampleState, user: { status: 'loading' } } },
})

export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...exampleState,
      user: { status: 'failed', message: 'Der Server antwortet gerade nicht.', retry: fn() },
    },
  },
})

/** Session and language may fail while the person is there. */
export const PartlyFailed = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...exampleState,
      session: { status: 'failed', message: 'Der Server antwortet gerade nicht.', retry: fn() },
      mailLanguage: { status: 'failed', message: 'Der Server antwortet gerade nicht.', retry: fn() },
    },
  },
})

export const Administrator = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...exampleState,
      role: 'ogf_admin',
      roleLabel: 'Administrator',
      user: { status: 'ready', data: { ...examplePerson, app_status: 'ogf_admin', mail_register: true } },
    },
  },
  play: async ({ canvas, step }) => {
    await step('Wer verwaltet, erfährt auch von anderen', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Jemand hat sich neu registriert' })).toBeChecked()
      await expect(canvas.queryByRole('checkbox', { name: 'Der Expertenmodus wurde bestätigt' })).toBeNull()
    })
  },
})

const longAddress = 'maximiliane.friederike.von.und.zu.schwarzwaelder@landesforstverwaltung.example'

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...exampleState,
      groups: ['appuser_validated', 'appuser_apus', 'appuser_apus_admin'],
      session: { status: 'ready', data: { email: longAddress, databaseRole: 'ogf_citizens' } },
      form: {
        ...exampleForm,
        values: {
          first_name: 'Maximiliane Friederike Wilhelmine Charlotte',
          last_name: 'von und zu Schwarzwälder-Haselmayr-Nussbaumer',
          phone: '+49 5561 55512 (vormittags, sonst mobil)',
          berufsgruppe: 'Forstwirtschaftsmeisterin im Landesbetrieb Wald und Holz',
        },
      },
      user: {
        status: 'ready',
        data: {
          ...examplePerson,
          email: longAddress,
        },
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
})
