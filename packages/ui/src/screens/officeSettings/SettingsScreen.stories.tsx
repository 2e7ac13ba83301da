import { settingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const values = settingsValues(world.officeSettings)
const form = { values, changed: false, saving: false, saved: false, theirs: {}, problem: undefined }

/** The first opening of a dialog fetches its code. */
const late = { timeout: 5_000 }

/** Stands in for the container: keeps the tab, the highlighted part and the typed values. */
function LiveScreen({ state: start, actions }: SettingsScreenProps) {
  const [state, setState] = useState(start)
  const change = (part: Partial<typeof state>) => setState((last) => ({ ...last, ...part }))
  const live: SettingsScreenProps['actions'] = {
    ...actions,
    openTab: (tab) => change({ tab }),
    leadTo: (part) => change({ part }),
    office: {
      ...actions.office,
      change: (part) =>
        setState((last) =>
          last.office.status === 'ready'
            ? {
                ...last,
                office: {
                  status: 'ready',
                  data: { ...last.office.data, changed: true, values: { ...last.office.data.values, ...part } },
                },
              }
            : last,
        ),
    },
  }
  return <SettingsScreen state={state} actions={live} />
}

const meta = preview.meta({ component: SettingsScreen, render: (args) => <LiveScreen {...args} /> })

const entryActions = () => ({
  add: fn(async () => undefined),
  update: fn(async () => undefined),
  remove: fn(),
})

export const Ready = meta.story({
  args: {
    state: {
      tab: 'office',
      office: { status: 'ready', data: form },
      part: undefined,
      series: {
        status: 'ready',
        data: [
          { art: 'AN', jahr: 2026, letzte: 41 },
          { art: 'RE', jahr: 2026, letzte: 7 },
        ],
      },
      textBlocks: { status: 'ready', data: world.textBlocks },
      templates: { status: 'ready', data: world.positionTemplates },
      acronyms: { status: 'ready', data: world.acronyms },
      pictureUrl: () => undefined,
    },
    actions: {
      openTab: fn(),
      leadTo: fn(),
      office: { change: fn(), save: fn(), discard: fn() },
      addPicture: fn(async () => 'abc'),
      textBlocks: entryActions(),
      templates: entryActions(),
      acronyms: entryActions(),
      onTyping: fn(),
    },
  },
})
const { state, actions } = Ready.composed.args
const withState = (part: Partial<typeof state>) => ({ args: { state: { ...state, ...part }, actions } })
const office = (part: Partial<typeof values>) =>
  ({ status: 'ready', data: { ...form, values: { ...values, ...part } } }) as const
const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const
const blank = Object.fromEntries(Object.keys(values).map((field) => [field, ''])) as typeof values

export const Empty = meta.story(
  withState({ office: office({ ...blank, zahlungsziel_tage: '14' }), series: { status: 'ready', data: [] } }),
)
export const Loading = meta.story(withState({ office: { status: 'loading' } }))
export const Failed = meta.story(withState({ office: failure }))
export const LongGerman = meta.story(
  withState({ office: office({ firma: 'Donaudampfschifffahrtsgesellschaftskapitänsverwaltungsbüro '.repeat(3) }) }),
)
export const TextBlocks = meta.story(withState({ tab: 'texts' }))
export const Templates = meta.story(withState({ tab: 'templates' }))
export const People = meta.story(withState({ tab: 'people' }))
export const NothingYet = meta.story(withState({ tab: 'people', acronyms: { status: 'ready', data: [] } }))

export const Incomplete = meta.story({
  ...withState({ office: office({ iban: 'DE88370400440532013000', telefon: '' }) }),
  play: async ({ canvas, userEvent, step }) => {
    const missing = within(canvas.getByRole('region', { name: 'Angaben für Rechnungen' }))
    await step('Was fehlt, führt zu seinem Feld', async () => {
      await userEvent.click(missing.getByRole('button', { name: 'Telefonnummer' }))
      const phone = canvas.getByRole('textbox', { name: 'Telefon' })
      await waitFor(() => expect(phone).toHaveFocus())
      await userEvent.tab()
      await userEvent.click(missing.getByRole('button', { name: 'Telefonnummer' }))
      await expect(phone).toHaveFocus()
    })
    await step('Eine falsche IBAN steht am Feld, und nichts Falsches wird gespeichert', async () => {
      await expect(canvas.getByText(/^Die Prüfziffer passt nicht/)).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Telefon' }), '0551 4711')
      await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeDisabled()
    })
    await step('Wenn alles da ist, steht es da', async () => {
      const iban = canvas.getByRole('textbox', { name: 'IBAN' })
      await userEvent.clear(iban)
      await userEvent.type(iban, 'DE89 3704 0044 0532 0130 00')
      await expect(await missing.findByText('Alles da. Es gilt, sobald es gespeichert ist.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeEnabled()
    })
  },
})

export const TemplateWritten = meta.story({
  ...withState({ tab: 'templates' }),
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neue Vorlage' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Vorlage' }, late))
    await step('Bei einem Preis, der sich auf zwei Arten lesen lässt, wird zurückgefragt', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Bezeichnung' }), 'Bodenprobe')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Einzelpreis netto' }), '1.23')
      await expect(await dialog.findByText('Das ist nicht eindeutig.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Meinten Sie 1,23?' })).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(args.actions.templates.add).not.toHaveBeenCalled()
    })
    await step('Was abgelehnt wird, steht über dem Formular; dann ist es gespeichert', async () => {
      mocked(args.actions.templates.add).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
      const price = dialog.getByRole('textbox', { name: 'Einzelpreis netto' })
      await userEvent.clear(price)
      await userEvent.type(price, '1.234,50')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(await dialog.findByText('Der Dienst antwortet nicht.')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() =>
        expect(args.actions.templates.add).toHaveBeenLastCalledWith(
          expect.objectContaining({ bez: 'Bodenprobe', ep: '1234.5' }),
          expect.any(String),
        ),
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})
