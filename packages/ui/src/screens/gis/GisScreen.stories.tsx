import type { BeetleStatus, Picture } from '@waldkerf/domain/entities/beetles'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { emptyFilter } from './beetleFilter.ts'
import { GisScreen, type GisScreenProps, ReviewConflict } from './GisScreen.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const waiting = world.beetles.find(({ status, bilder_anzahl }) => status === 'new' && (bilder_anzahl ?? 0) > 1)
const open = waiting?.id ?? 1

/** There is no bar above the screen here. */
const Frame = styled.div`
  --screen-height: 100dvh;
`

/** A drawing in place of the photograph, another one for each picture. */
const drawnPicture = ({ id }: Picture) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="hsl(${20 + (id % 20)} 30% 38%)"/><ellipse cx="${400 + (id % 9) * 20}" cy="360" rx="150" ry="260" fill="hsl(25 45% 18%)"/></svg>`,
  )}`

/** What a container does for the screen: keeps filter and selection, and puts decisions into the records. */
function LiveScreen({ state: start, actions, rights }: GisScreenProps) {
  const [state, setState] = useState(start)
  const change = (part: Partial<typeof state>) => setState((last) => ({ ...last, ...part }))
  const changeBeetle = (id: number, part: { status?: BeetleStatus; message?: string; art?: number }) =>
    setState((last) => {
      if (last.beetles.status !== 'ready') return last
      const data = last.beetles.data.map((beetle) => (beetle.id === id ? { ...beetle, ...part } : beetle))
      return { ...last, beetles: { status: 'ready', data } }
    })
  const live: GisScreenProps['actions'] = {
    ...actions,
    select: (selectedId) => {
      actions.select(selectedId)
      const data = world.pictures.filter(({ kaefer_id }) => kaefer_id === selectedId)
      change({ selectedId, pictures: { status: 'ready', data } })
    },
    setFilter: (filter) => change({ filter }),
    review: async (id, decision) => {
      await actions.review(id, decision)
      changeBeetle(id, decision)
    },
    setSpecies: async (id, art) => {
      await actions.setSpecies(id, art)
      changeBeetle(id, { art })
    },
  }
  return <GisScreen state={state} actions={live} rights={rights} />
}

const meta = preview.meta({
  component: GisScreen,
  render: (args) => <LiveScreen {...args} />,
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    state: {
      beetles: { status: 'ready', data: world.beetles },
      species: world.species,
      selectedId: undefined,
      pictures: { status: 'ready', data: [] },
      pictureUrl: drawnPicture,
      filter: emptyFilter,
    },
    actions: {
      select: fn(),
      setFilter: fn(),
      review: fn(async () => undefined),
      setSpecies: fn(async () => undefined),
      retry: fn(),
    },
    rights: { review: true },
  },
})
const { state, actions } = Ready.composed.args
const reviewing = {
  ...state,
  selectedId: open,
  pictures: { status: 'ready' as const, data: world.pictures.filter(({ kaefer_id }) => kaefer_id === open) },
}

export const Empty = meta.story({
  args: { ...Ready.composed.args, state: { ...state, beetles: { status: 'ready', data: [] } } },
})

export const Loading = meta.story({
  args: { ...Ready.composed.args, state: { ...state, beetles: { status: 'loading' } } },
})

export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...state,
      beetles: {
        status: 'failed',
        message: 'Der Datendienst antwortet gerade nicht. Nichts ist verloren.',
        retry: fn(),
      },
    },
  },
})

export const Forbidden = meta.story({
  args: { ...Ready.composed.args, state: reviewing, rights: { review: false } },
  play: async ({ canvas, step }) => {
    await step('Who may not review sees the record, but no decision', async () => {
      const drawer = within(canvas.getByRole('region', { name: `Meldung ${open}` }))
      await expect(drawer.queryByRole('button', { name: /Veröffentlichen/ })).toBeNull()
      await expect(drawer.queryByRole('textbox')).toBeNull()
    })
  },
})

export const Phone = meta.story({ args: Ready.composed.args, globals: { viewport: { value: 'phone' } } })
export const PhoneReview = meta.story({
  args: { ...Ready.composed.args, state: reviewing },
  globals: { viewport: { value: 'phone' } },
})
export const Tablet = meta.story({ args: Ready.composed.args, globals: { viewport: { value: 'tablet' } } })
export const Reviewing = meta.story({ args: { ...Ready.composed.args, state: reviewing } })
export const Dark = meta.story({ args: { ...Ready.composed.args, state: reviewing }, globals: { theme: 'dark' } })
export const English = meta.story({ args: { ...Ready.composed.args, state: reviewing }, globals: { language: 'en' } })

export const Stale = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...state, beetles: { status: 'failed', message: 'Zeitlimit', retry: fn(), data: world.beetles } },
  },
})

export const NothingFits = meta.story({
  args: { ...Ready.composed.args, state: { ...state, filter: { ...emptyFilter, search: 'Nashornkäfer' } } },
})

export const Filtered = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    const fresh = world.beetles.filter(({ status }) => status === 'new').length
    await step('I choose the status Neu and see only new records', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Neu/ }))
      await expect(await canvas.findByText(`${fresh} von ${world.beetles.length}`)).toBeVisible()
    })
    await step('I put the filter back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await expect(await canvas.findByText(`${world.beetles.length} von ${world.beetles.length}`)).toBeVisible()
    })
  },
})

export const Published = meta.story({
  args: { ...Ready.composed.args, state: { ...state, filter: { ...emptyFilter, status: ['new'] } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const table = canvas.getByRole('grid', { name: 'Käfermeldungen' })
    await step('I go to the first record with the keyboard and open it', async () => {
      table.focus()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(canvas.getByRole('region', { name: /^Meldung/ })).toHaveFocus())
    })
    await step('V decides, which can still be taken back', async () => {
      await userEvent.keyboard('v')
      await expect(await canvas.findByText(/Veröffentlichen: wird gleich gesendet/)).toBeVisible()
      await expect(args.actions.review).not.toHaveBeenCalled()
    })
    await step('V once more sends it at once, and the drawer says that it is saved', async () => {
      await userEvent.keyboard('v')
      await waitFor(() => expect(args.actions.review).toHaveBeenCalledWith(expect.any(Number), { status: 'published' }))
      await expect(await canvas.findByText('Gespeichert')).toBeVisible()
    })
    await step('J goes on to the next record that waits, Escape back to the table', async () => {
      const before = canvas.getByRole('region', { name: /^Meldung/ }).getAttribute('aria-label')
      await userEvent.keyboard('j')
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: /^Meldung/ })).not.toHaveAccessibleName(before ?? ''),
      )
      await expect(canvas.getByText(/^1 von/)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(table).toHaveFocus())
    })
  },
})

export const RejectedWithoutMessage = meta.story({
  args: { ...Ready.composed.args, state: reviewing },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A rejection without a message is not sent; the field says what is missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }))
      await expect(await canvas.findByText('Bitte schreiben Sie, warum die Meldung abgelehnt wird.')).toBeVisible()
      await expect(args.actions.review).not.toHaveBeenCalled()
    })
    await step('With a message it is sent together with the decision; keys mean letters while I type', async () => {
      const field = canvas.getByRole('textbox', { name: /Nachricht/ })
      await expect(field).toHaveFocus()
      await userEvent.type(field, 'Eine Larve.')
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Ablehnen' }))
      await waitFor(() =>
        expect(args.actions.review).toHaveBeenCalledWith(open, {
          status: 'rejected',
          message: 'Eine Larve.',
        }),
      )
    })
  },
})

export const NotSaved = meta.story({
  args: {
    ...Ready.composed.args,
    state: reviewing,
    actions: {
      ...actions,
      review: fn(async () => {
        throw new Error('Jemand hat die Meldung inzwischen geändert.')
      }),
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: /Nachricht/ })
    await step('What cannot be saved says so, and my text is still there', async () => {
      await userEvent.type(field, 'Danke')
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      await expect(await canvas.findByText(/Jemand hat die Meldung inzwischen geändert/)).toBeVisible()
      await expect(field).toHaveValue('Danke')
    })
  },
})

export const TakenBack = meta.story({
  args: { ...Ready.composed.args, state: reviewing },
  play: async ({ args, canvas, userEvent, step }) => {
    const drawer = within(canvas.getByRole('region', { name: `Meldung ${open}` }))
    await step('R asks the reporter, and the status shows at once', async () => {
      canvas.getByRole('region', { name: `Meldung ${open}` }).focus()
      await userEvent.keyboard('r')
      await expect(await drawer.findByText(`Meldung ${open}, Rückfrage: wird gleich gesendet`)).toBeVisible()
      await expect(drawer.queryByText('Neu')).toBeNull()
    })
    await step('Z takes it back, and nothing was sent', async () => {
      await userEvent.keyboard('z')
      await expect(await drawer.findByText('Neu')).toBeVisible()
      await expect(args.actions.review).not.toHaveBeenCalled()
    })
  },
})

export const SentOnLeaving = meta.story({
  args: { ...Ready.composed.args, state: reviewing },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('What waits is sent when the page is left', async () => {
      canvas.getByRole('region', { name: `Meldung ${open}` }).focus()
      await userEvent.keyboard('v')
      await canvas.findByText(/wird gleich gesendet/)
      // Not by `pagehide`, which would end the handlers' worker for all stories after this one.
      const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      visibility.mockRestore()
      await waitFor(() => expect(args.actions.review).toHaveBeenCalledWith(open, { status: 'published' }))
    })
  },
})

/** What another expert stored meanwhile. */
const theirs = {
  ...waiting!,
  status: 'query',
  message: 'An welcher Baumart?',
  version: 9,
  letzter_bearbeiter: 'b@waldkerf.test',
}

export const Conflict = meta.story({
  args: { ...Ready.composed.args, state: reviewing },
  play: async ({ args, canvas, userEvent, step }) => {
    const title = 'Inzwischen hat jemand anderes diese Meldung geändert'
    mocked(args.actions.review).mockRejectedValueOnce(new ReviewConflict(theirs))
    await step('A decision that somebody else was faster with shows both versions', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      const panel = within(await canvas.findByRole('region', { name: title }))
      await expect(panel.getByRole('radio', { name: 'Gespeicherte Fassung Rückfrage' })).toBeChecked()
    })
    await step('I choose mine for the status and save', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Ihre Fassung Veröffentlicht' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Auswahl speichern' }))
      await waitFor(() => expect(args.actions.review).toHaveBeenLastCalledWith(open, { status: 'published' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: title })).toBeNull())
    })
  },
})

export const Picked = meta.story({
  args: { ...Ready.composed.args, state: { ...state, filter: { ...emptyFilter, status: ['new'] } } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('I pick two records with the keyboard', async () => {
      canvas.getByRole('grid', { name: 'Käfermeldungen' }).focus()
      await userEvent.keyboard('{ArrowDown} {ArrowDown} ')
      await userEvent.click(await canvas.findByRole('button', { name: 'Gewählte Meldungen ändern' }))
    })
    await step('Both are published at once, each with its result', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '2 Meldungen ändern' }, { timeout: 5_000 }))
      await waitFor(() => expect(args.actions.review).toHaveBeenCalledTimes(2))
      await waitFor(() => expect(screen.getAllByText('geändert')).toHaveLength(2))
    })
  },
})
