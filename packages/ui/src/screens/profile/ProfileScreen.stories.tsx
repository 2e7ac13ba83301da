import type { User } from '@waldkerf/domain/entities/users'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ProfileScreen } from './ProfileScreen.tsx'

const meta = preview.meta({ component: ProfileScreen })

const user: User = {
  user_id: 4,
  email: 'nutzer@waldkerf.test',
  first_name: 'Jonas',
  last_name: 'Wiesner',
  phone: '+49 5561 55512',
  berufsgruppe: 'Forstwirtschaft',
  geschlecht: 'männlich',
  geb: '1988-04-17',
  reg_date: '2025-03-02',
  app_status: 'ogf_citizens',
  mail_register: false,
  mail_new: false,
  mail_rejected: true,
  mail_published: true,
  mail_expert_request: false,
  mail_expert_approved: true,
  version: 3,
}

export const Ready = meta.story({
  args: { state: { status: 'ready', data: user }, roleLabel: 'Standard-Nutzer' },
  play: async ({ canvas, step }) => {
    await step('Tage stehen in deutscher Schreibweise', async () => {
      await expect(canvas.getByText('17.04.1988')).toBeVisible()
    })
    await step('Jede Nachricht sagt, ob sie kommt', async () => {
      await expect(canvas.getAllByText('ein')).toHaveLength(3)
      await expect(canvas.getAllByText('aus')).toHaveLength(3)
    })
  },
})

/** A row made at the first sign-in holds little more than the address. */
export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      status: 'ready',
      data: {
        ...user,
        first_name: '',
        last_name: '',
        phone: '',
        berufsgruppe: '',
        geschlecht: '',
        geb: null,
        reg_date: null,
      },
    },
  },
})

export const Loading = meta.story({ args: { ...Ready.composed.args, state: { status: 'loading' } } })

export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    state: { status: 'failed', message: 'Der Server antwortet gerade nicht.', retry: fn() },
  },
})

export const Phone = meta.story({ args: { ...Ready.composed.args }, globals: { viewport: { value: 'phone' } } })

export const Dark = meta.story({ args: { ...Ready.composed.args }, globals: { theme: 'dark' } })

export const English = meta.story({ args: { ...Ready.composed.args }, globals: { language: 'en' } })
