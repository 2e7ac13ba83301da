import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor, within } from 'storybook/test'
import { comparedSpecies, pickReferences } from '@waldkerf/domain/beetles/references'
import { drawnPicture, examplePicture } from '../pictures/examplePictures.ts'
import { DrawerStory } from './drawerStory.tsx'
import { ReviewDrawer } from './ReviewDrawer.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const isNamed = (art: number) => world.species.some(({ id, sci }) => id === art && sci !== '')
const beetle = world.beetles.find((one) => one.status === 'new' && (one.bilder_anzahl ?? 0) > 1 && isNamed(one.art))!

const history: readonly BeetleChange[] = [
  { zeit: `${storyDay}T09:12:00Z`, wer: 'expert@waldkerf.test', aenderungen: { status: ['in_review', 'new'] } },
  { zeit: `${storyDay}T08:40:00Z`, wer: '', aenderungen: { art: [1, 2], message: ['', 'Danke'] } },
]

/** Six pictures of the record's species and of those it is confused with. */
const order = comparedSpecies(1, world.species)
const references = {
  pictures: {
    status: 'ready',
    data: pickReferences(
      order.flatMap((art) => [1, 2, 3].map((nr) => ({ id: art * 10 + nr, kaefer_id: art * 10 + nr, art }))),
      order,
      0,
    ),
  },
  url: ({ id }: { id: number }) => drawnPicture(examplePicture(id)),
} as const

/** Whether the boxes of two elements overlap. */
function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1
}

/** The bar of decisions covers no field that is scrolled to, and the button of templates no label. */
async function expectNothingCovered(drawer: HTMLElement) {
  const inside = within(drawer)
  const bar = inside.getByRole('group', { name: 'Entscheidung' })
  const field = inside.getByRole('textbox', { name: 'Nachricht an die meldende Person' })
  for (const one of [inside.getByRole('combobox', { name: 'Art bestimmen' }), field]) {
    one.scrollIntoView({ block: 'nearest' })
    await expect(overlaps(one, bar)).toBe(false)
  }
  const templates = inside.getByRole('button', { name: 'Vorlage einsetzen' })
  await expect(overlaps(inside.getByText('Nachricht an die meldende Person'), templates)).toBe(false)
  await expect(overlaps(field, templates)).toBe(false)
}

const meta = preview.meta({ component: DrawerStory, subcomponents: { ReviewDrawer } })

export const Ready = meta.story({
  args: {
    beetles: world.beetles,
    id: beetle.id,
    state: {
      species: world.species,
      pictures: { status: 'ready', data: world.pictures.filter(({ kaefer_id }) => kaefer_id === beetle.id) },
      pictureUrl: drawnPicture,
      history: { status: 'ready', data: history },
      look: { view: 'table', goOn: false },
      conversation: { status: 'ready', data: [] },
      references,
    },
    actions: {
      select: fn(),
      setLook: fn(),
      setFilter: fn(),
      review: fn(async () => undefined),
      setSpecies: fn(async () => undefined),
      pictures: {
        add: fn(async () => undefined),
        order: fn(async () => undefined),
        remove: fn(async () => undefined),
        star: fn(async () => undefined),
      },
      retry: fn(),
    },
    rights: { review: true },
    phone: false,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const drawer = canvas.getByRole('region', { name: /^Meldung/ })
    await step('Das Bild hat mindestens die halbe Breite', async () => {
      const picture = canvas.getByRole('application', { name: /^Bild 1 von/ }).clientWidth
      await expect(picture / drawer.clientWidth).toBeGreaterThanOrEqual(drawer.clientWidth < 640 ? 0.9 : 0.5)
    })
    await step('Kein Feld liegt unter der Leiste, keine Beschriftung unter einem Knopf', async () => {
      await expectNothingCovered(drawer)
    })
    await step('Ein Stern macht das Bild zum Vergleichsbild', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vergleichsbild' }))
      await expect(args.actions.pictures?.star).toHaveBeenCalledWith(
        expect.objectContaining({ kaefer_id: beetle.id }),
        true,
      )
    })
  },
})
const { state, actions } = Ready.composed.args

/** The same on a phone: the record fills the screen, and the pictures to compare with scroll sideways. */
export const Narrow = meta.story({
  args: { ...Ready.composed.args, state: { ...state, filter: { ...emptyBeetleFilter, order: 'queue' } }, phone: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog', { name: /^Meldung/ })
    await expectNothingCovered(sheet)
    // The species that is decided about stays in view, above all that scrolls.
    const title = within(sheet).getByRole('heading', { name: /^\D+ Meldung \d+$/ })
    const place = within(sheet).getByText(/^Noch \d+/)
    await expect(place.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom)
    await expect(place.getBoundingClientRect().height).toBeLessThan(30)
    await expect(within(sheet).getByText('Weiter nach Entscheidung').clientWidth).not.toBe(1)
  },
})

export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    id: world.beetles.find(({ lat }) => lat === null)?.id ?? 1,
    state: { ...state, pictures: { status: 'ready', data: [] }, history: { status: 'ready', data: [] } },
  },
})

export const Loading = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...state,
      pictures: { status: 'loading' },
      history: { status: 'loading' },
      conversation: { status: 'loading' },
    },
  },
})

const failure = { status: 'failed', message: 'Zeitlimit', retry: fn() } as const
export const Failed = meta.story({
  args: { ...Ready.composed.args, state: { ...state, pictures: failure, history: failure, conversation: failure } },
})

const { pictures: _pictures, ...seeing } = actions
export const Forbidden = meta.story({ args: { ...Ready.composed.args, actions: seeing, rights: { review: false } } })

/** A question whose answer waits for a decision. */
const asked = world.beetles.find(({ beantwortet }) => beantwortet)!
const reporter = { user_id: asked.user_id ?? 0, mail: 'nora@waldkerf.test', name: 'Nora Nutzer' }
const editor = { user_id: 0, mail: asked.letzter_bearbeiter ?? '', name: 'Erika Expertin' }
const counts = { gemeldet: 12, veroeffentlicht: 10, abgelehnt: 1 }
export const Answered = meta.story({
  args: {
    ...Ready.composed.args,
    id: asked.id,
    state: {
      ...state,
      conversation: { status: 'ready', data: world.conversation.filter(({ kaefer_id }) => kaefer_id === asked.id) },
      people: [
        { ...reporter, ...counts },
        { ...editor, ...counts },
      ],
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const drawer = canvas.getByRole('region', { name: `Meldung ${asked.id}` })
    const inside = within(drawer)
    const field = inside.getByRole('textbox', { name: 'Nachricht an die meldende Person' })
    await step('Was gesagt wurde, steht mit Namen über den Angaben; ein Rahmen kommt erst mit der Taste', async () => {
      const [said] = inside.getAllByRole('heading', { name: /^Meldende Person · Nora Nutzer$/ })
      const record = inside.getByText('12 gemeldet, 10 veröffentlicht')
      await expect(said!.getBoundingClientRect().bottom).toBeLessThan(record.getBoundingClientRect().top)
      await expect([drawer === document.activeElement, getComputedStyle(drawer).outlineStyle]).toEqual([true, 'none'])
      await expect(field).toHaveValue('')
    })
    await step('R ohne Text geht zum Feld, noch ohne Fehler; beim zweiten Mal sagt es, was fehlt', async () => {
      drawer.focus()
      await userEvent.keyboard('r')
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).not.toBeInvalid()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(field).toHaveAccessibleDescription(/Bitte schreiben Sie, was Sie wissen möchten\./)
      await expect(args.actions.review).not.toHaveBeenCalled()
    })
    await step('A ohne Text sendet nicht die alte Frage als Grund', async () => {
      drawer.focus()
      await userEvent.keyboard('a')
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Bitte schreiben Sie, warum/))
      await expect(inside.queryByText(/Wird in \d s/)).toBeNull()
    })
    await step('Im Feld sind Tasten Buchstaben; R danach fragt nach', async () => {
      await userEvent.keyboard('Wie viele Bäume? zajkv{Escape}rr')
      await waitFor(() =>
        expect(args.actions.review).toHaveBeenCalledWith(asked.id, {
          status: 'query',
          message: 'Wie viele Bäume? zajkv',
        }),
      )
      await waitFor(() => expect(field).toHaveValue(''))
    })
  },
})

export const SentFromTheField = meta.story({
  args: Answered.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    const drawer = canvas.getByRole('region', { name: `Meldung ${asked.id}` })
    const inside = within(drawer)
    await step('Im Feld steht die Taste, die sendet, am Knopf der Rückfrage; sie sendet sie', async () => {
      await expect(inside.queryByText('Strg ↵')).toBeNull()
      await userEvent.type(inside.getByRole('textbox', { name: /^Nachricht/ }), 'Wo?')
      await expect(within(inside.getByRole('button', { name: 'Rückfrage' })).getByText('Strg ↵')).toBeVisible()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(inside.getByText(/^Rückfrage wird in \d s gesendet/)).toBeVisible()
      await expect(drawer).toHaveFocus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(inside.queryByText(/^Rückfrage wird in/)).toBeNull()
    })
    await step('Nach A sendet sie die Ablehnung, mit der Begründung', async () => {
      await userEvent.clear(inside.getByRole('textbox', { name: /^Nachricht/ }))
      await userEvent.keyboard('{Escape}aEine Wanze.')
      await expect(within(inside.getByRole('button', { name: 'Ablehnen' })).getByText('Strg ↵')).toBeVisible()
      drawer.focus()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(inside.getByText(/^Wird in \d s abgelehnt/)).toBeVisible()
      await userEvent.keyboard('a')
      await waitFor(() =>
        expect(args.actions.review).toHaveBeenCalledWith(asked.id, { status: 'rejected', message: 'Eine Wanze.' }),
      )
    })
  },
})

/** Another expert has taken it. */
const claimed = world.beetles.find(({ status }) => status === 'in_review')!
export const Claimed = meta.story({
  args: {
    ...Answered.composed.args,
    id: claimed.id,
    state: {
      ...state,
      history: { status: 'ready', data: [] },
      people: [{ ...editor, mail: claimed.letzter_bearbeiter ?? '', ...counts }],
    },
  },
  play: async ({ canvas, step }) => {
    await step('Wer die Meldung in Prüfung hat, steht beim Status', async () => {
      await expect(canvas.getByText('In Prüfung: Erika Expertin')).toBeVisible()
    })
  },
})

export const TakenIntoReview = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('In Prüfung nehmen ist sofort gespeichert; was getippt ist, bleibt Entwurf', async () => {
      const field = canvas.getByRole('textbox', { name: 'Nachricht an die meldende Person' })
      await userEvent.type(field, 'Noch nicht fertig')
      await userEvent.click(canvas.getByRole('button', { name: 'In Prüfung nehmen' }))
      await waitFor(() => expect(args.actions.review).toHaveBeenCalledWith(beetle.id, { status: 'in_review' }), {
        timeout: 1_000,
      })
      await expect(canvas.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
      await expect(field).toHaveValue('Noch nicht fertig')
    })
  },
})

export const SheetOnPhone = meta.story({
  args: { ...Ready.composed.args, phone: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const sheet = canvas.getByRole('dialog', { name: `Meldung ${beetle.id}` })
    await step('Kein Knopf der Leiste rückt, wenn das Textfeld den Fokus bekommt oder verliert', async () => {
      const buttons = within(within(sheet).getByRole('group', { name: 'Entscheidung' })).getAllByRole('button')
      const places = () => buttons.map((button) => JSON.stringify(button.getBoundingClientRect()))
      const before = places()
      await userEvent.click(within(sheet).getByRole('textbox', { name: /^Nachricht/ }))
      await expect(places()).toEqual(before)
    })
    await step('Das Blatt behält den Fokus: vom letzten Knopf geht Tab zum ersten, und zurück', async () => {
      within(sheet).getByRole('button', { name: 'Veröffentlichen' }).focus()
      await userEvent.tab()
      await expect(within(sheet).getByRole('button', { name: /^Zurück/ })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(within(sheet).getByRole('button', { name: 'Veröffentlichen' })).toHaveFocus()
    })
  },
})

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...state,
      species: world.species.map((one) => ({
        ...one,
        de: 'Achtundzwanzigstreifiger Nadelholzborkenkäferverwechslungskandidat',
      })),
    },
  },
})

export const Help = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Fragezeichen nennt alle Tasten', async () => {
      canvas.getByRole('region', { name: `Meldung ${beetle.id}` }).focus()
      await userEvent.keyboard('?')
      await expect(canvas.getByRole('button', { name: 'Tasten der Prüfung (?)' })).toBeVisible()
    })
  },
})

export const NewSpecies = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('S geht zur Art; ein Tippfehler wird verziehen; Enter wählt', async () => {
      canvas.getByRole('region', { name: `Meldung ${beetle.id}` }).focus()
      await userEvent.keyboard('s')
      await expect(canvas.getByRole('combobox', { name: 'Art bestimmen' })).toHaveFocus()
      await userEvent.keyboard('lineatm')
      await expect(await canvas.findByRole('option', { name: /Trypodendron lineatum/ })).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.actions.setSpecies).toHaveBeenCalledWith(beetle.id, expect.any(Number)))
    })
    await step('und die Tasten der Prüfung gehen sofort weiter', async () => {
      await expect(canvas.getByRole('region', { name: `Meldung ${beetle.id}` })).toHaveFocus()
    })
  },
})

export const ReadAloud = meta.story({
  args: { ...Ready.composed.args, state: { ...state, pictures: { status: 'ready', data: [] } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const name = `Meldung ${beetle.id}`
    const drawer = canvas.getByRole('region', { name })
    const inside = within(drawer)
    await step(
      'Die Meldung ist ein Bereich mit Art und Nummer als Überschrift, ihre Teile sind Überschriften darunter',
      async () => {
        const headings = inside.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent])
        await expect(headings[0]).toEqual(['H2', expect.stringMatching(`^\\D+ ${name}$`)])
        await expect(headings.slice(1)).toEqual([
          ['H3', 'Gespräch'],
          ['H3', 'In der Nähe'],
          ['H3', 'Verlauf'],
        ])
        await expect(inside.getAllByRole('term')[0]).toHaveTextContent('Funddatum')
      },
    )
    await step('In der Lesefolge kommen Art, Nachricht und Entscheidungen, jede mit Namen und Hinweis', async () => {
      const named = [
        inside.getByRole('combobox', { name: 'Art bestimmen', description: 'Deutsch, lateinisch oder ein Synonym' }),
        inside.getByRole('textbox', {
          name: 'Nachricht an die meldende Person',
          description: /Bei Rückfrage und Ablehnung nötig/,
        }),
        inside.getByRole('group', { name: 'Entscheidung' }),
      ]
      for (const [i, element] of named.slice(1).entries()) {
        const order = named[i]!.compareDocumentPosition(element)
        await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
      }
    })
    await step('Eine Ablehnung ohne Nachricht geht zum Feld, das beim zweiten Mal sagt, was fehlt', async () => {
      drawer.focus()
      await userEvent.keyboard('a')
      const field = inside.getByRole('textbox', { name: 'Nachricht an die meldende Person' })
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).not.toBeInvalid()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(field).toHaveAccessibleDescription(/Bitte schreiben Sie, warum/)
      const reason = inside.getByText('Bitte schreiben Sie, warum die Meldung abgelehnt wird.')
      const bar = inside.getByRole('group', { name: 'Entscheidung' })
      await waitFor(() => expect(reason.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top))
      await expect(reason.closest('[role=alert]')).not.toBeNull()
    })
    await step('Mit Nachricht wird sie angesagt, und dass man sie zurücknehmen kann', async () => {
      await userEvent.keyboard('Ein Laufkäfer.{Escape}a')
      const news = await inside.findByText('Wird in 5 Sekunden abgelehnt')
      await expect(news.closest('[role=status]')).not.toBeNull()
      await expect(inside.getByRole('button', { name: 'Rückgängig' })).toHaveAttribute('aria-keyshortcuts', 'Z')
      await expect(drawer).toHaveFocus()
    })
    await step('Gesendet wird sie als gespeichert angesagt', async () => {
      await userEvent.keyboard('a')
      const stored = await inside.findByText('Gespeichert')
      await expect(stored.tagName).toBe('OUTPUT')
      await expect(args.actions.review).toHaveBeenCalledWith(beetle.id, {
        status: 'rejected',
        message: 'Ein Laufkäfer.',
      })
    })
  },
})
