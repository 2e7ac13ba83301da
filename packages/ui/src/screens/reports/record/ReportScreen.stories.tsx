import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { drawnPicture } from '@waldkerf/ui/screens/gis/pictures/examplePictures.ts'
import { exampleTalk } from '../exampleReports.ts'
import { type AnswerOutcome, ReportScreen } from './ReportScreen.tsx'
import type { ReportScreenProps } from './reportTypes.ts'

const world = seedWorld({ today: storyDay, size: 'small' })
const asked = world.beetles.find(({ status, bilder_anzahl }) => status === 'query' && (bilder_anzahl ?? 0) > 1)!
const beetle = { ...asked, gemeldet_am: '2026-11-14T07:20:00+00:00', beantwortet: false }

/** Keeps what is typed, as the page does. */
function Typed(props: ReportScreenProps) {
  const [answer, setAnswer] = useState(props.state.answer)
  const typeAnswer = (text: string) => {
    props.actions.typeAnswer(text)
    setAnswer(text)
  }
  return <ReportScreen state={{ ...props.state, answer }} actions={{ ...props.actions, typeAnswer }} />
}

const meta = preview.meta({ component: ReportScreen, render: (args) => <Typed {...args} /> })

export const Ready = meta.story({
  args: {
    state: {
      id: beetle.id,
      access: 'own',
      beetle: { status: 'ready', data: beetle },
      species: world.species,
      pictures: { status: 'ready', data: world.pictures.filter(({ kaefer_id }) => kaefer_id === beetle.id) },
      pictureUrl: drawnPicture,
      history: {
        status: 'ready',
        data: [
          { zeit: '2026-11-18T08:30:00Z', wer: null, aenderungen: { status: ['in_review', 'query'] } },
          { zeit: '2026-11-16T08:30:00Z', wer: null, aenderungen: { status: ['new', 'in_review'] } },
        ],
      },
      nearby: undefined,
      shares: false,
      conversation: { status: 'ready', data: exampleTalk() },
      answer: '',
      list: '/reports/index',
      again: '/reports/new?ersetzt=7',
    },
    actions: {
      pictures: {
        add: fn(async () => undefined),
        order: fn(async () => undefined),
        remove: fn(async () => undefined),
      },
      setShares: fn(),
      typeAnswer: fn(),
      sendAnswer: fn(async (): Promise<AnswerOutcome> => ({ status: 'sent' })),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Dass andere das Foto sehen, sagt man selbst', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Mein Bild darf anderen/ }))
      await expect(args.actions.setShares).toHaveBeenCalledWith(true)
    })
    await step('Über jedem Wort steht, wessen es ist', async () => {
      await expect(canvas.getByRole('heading', { name: /^Ihre Bemerkung/ })).toBeVisible()
      await expect(canvas.getAllByRole('heading', { name: /^Frage der Prüfung/ })).toHaveLength(2)
      await expect(canvas.getByRole('heading', { name: /^Ihre Antwort/ })).toBeVisible()
    })
    await step('Wo es war, steht auf der Karte; wer einen Fehler sieht, kommt zur Antwort', async () => {
      await expect(await canvas.findByRole('application', { name: 'Fundort auf der Karte' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Zur Antwort' }))
      await expect(canvas.getByRole('textbox', { name: 'Ihre Antwort' })).toHaveFocus()
    })
    await step('Ohne Text wird nichts gesendet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Antwort senden' }))
      await expect(canvas.getByText(/^Bitte schreiben Sie eine Antwort,/)).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Ihre Antwort' })).toHaveFocus()
    })
    await step('Die Frage kommt zuerst; das Bild steht vor dem Text, ein Knopf schließt ab', async () => {
      const [question] = canvas.getAllByRole('heading', { name: /^Frage der Prüfung/ })
      const places = [
        question!,
        canvas.getByRole('button', { name: 'Bild hinzufügen' }),
        canvas.getByRole('textbox', { name: 'Ihre Antwort' }),
        canvas.getByRole('button', { name: 'Antwort senden' }),
        canvas.getByRole('heading', { name: 'Bilder' }),
      ]
      for (const [index, place] of places.slice(1).entries()) {
        await expect(places[index]!.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      }
    })
    await step('Geantwortet wird mit der Tastatur allein', async () => {
      await userEvent.keyboard('Etwa zwölf.{Control>}{Enter}{/Control}')
      await expect(args.actions.sendAnswer).toHaveBeenCalledOnce()
      await expect(args.actions.typeAnswer).toHaveBeenLastCalledWith('Etwa zwölf.')
    })
  },
})
const { state, actions } = Ready.composed.args

export const Empty = meta.story({
  args: {
    actions,
    state: {
      ...state,
      beetle: { status: 'ready', data: { ...beetle, status: 'new', fund_datum: null, lat: null, lon: null } },
      species: [],
      pictures: { status: 'ready', data: [] },
      history: { status: 'ready', data: [] },
      conversation: { status: 'ready', data: [] },
    },
  },
  play: async ({ canvas, step }) => {
    await step('Was eben gesendet ist, ist angekommen, und hier steht, was daraus wird', async () => {
      await expect(canvas.getByText(/^Danke: Ihre Meldung ist angekommen\./)).toBeVisible()
    })
  },
})
export const Loading = meta.story({ args: { actions, state: { ...state, beetle: { status: 'loading' } } } })
export const Failed = meta.story({
  args: {
    actions,
    state: { ...state, beetle: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
  },
})
export const Forbidden = meta.story({
  args: { actions, state: { ...state, access: 'foreign' } },
  play: async ({ canvas, step }) => {
    await step('Eine fremde Meldung zeigt nichts von sich', async () => {
      await expect(canvas.getByRole('heading')).toHaveTextContent('Das ist nicht Ihre Meldung')
    })
  },
})
export const Missing = meta.story({ args: { actions, state: { ...state, access: 'missing' } } })
export const Published = meta.story({
  args: {
    actions,
    state: { ...state, nearby: 12, beetle: { status: 'ready', data: { ...beetle, status: 'published' } } },
  },
  play: async ({ canvas, step }) => {
    await step('Es wird gedankt, mit dem, was dazukam', async () => {
      await expect(canvas.getByText(/^Danke: .* 12 weitere Funde dazugekommen/)).toBeVisible()
    })
    await step('Was veröffentlicht ist, bleibt, wie es ist', async () => {
      await expect(canvas.getByText(/ihre Bilder bleiben/)).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Bilder bearbeiten' })).toBeNull()
      await expect(canvas.queryByRole('textbox')).toBeNull()
      const again = canvas.getByRole('link', { name: `Noch einmal melden, als Ersatz für Meldung ${beetle.id}` })
      await expect(again).toHaveAttribute('href', '/reports/new?ersetzt=7')
    })
  },
})
export const Answered = meta.story({
  args: { actions, state: { ...state, beetle: { status: 'ready', data: { ...beetle, beantwortet: true } } } },
  play: async ({ canvas, step }) => {
    await step('Geantwortet ist geantwortet: Stand und Zeichen fragen nicht noch einmal', async () => {
      await expect(canvas.getByText('Ihre Antwort wird geprüft').closest('li')).toHaveAttribute('aria-current', 'step')
      await expect(canvas.getByText('Beantwortet')).toBeVisible()
      await expect(canvas.queryByText('Rückfrage an Sie')).toBeNull()
    })
  },
})
/** The question is about a picture. */
export const AskedForPicture = meta.story({
  args: { actions, state: { ...state, conversation: { status: 'ready', data: exampleTalk().slice(0, 2) } } },
  play: async ({ canvas, userEvent, step }) => {
    const look = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor
    await canvas.findByRole('button', { name: 'Bild hinzufügen' })
    const filled = look('Bild hinzufügen')
    await step('Das Bild ist der Knopf der Seite, und die schon da sind, stehen einmal da', async () => {
      await expect(look('Antwort senden')).not.toBe(filled)
      await expect(canvas.queryByRole('button', { name: /entfernen$/ })).toBeNull()
    })
    await step('Sobald etwas geschrieben ist, ist es das Senden', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Ihre Antwort' }), 'Leider nicht.')
      await waitFor(() => expect(look('Antwort senden')).toBe(filled))
    })
  },
})
export const QuestionClosed = meta.story({
  args: {
    state: { ...state, answer: 'Etwa zwölf.' },
    actions: { ...actions, sendAnswer: fn(async (): Promise<AnswerOutcome> => ({ status: 'closed' })) },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Wurde inzwischen entschieden, steht es da, und der Text bleibt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Antwort senden' }))
      await expect(await canvas.findByText(/Die Rückfrage ist nicht mehr offen/)).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Ihre Antwort' })).toHaveValue('Etwa zwölf.')
    })
  },
})
