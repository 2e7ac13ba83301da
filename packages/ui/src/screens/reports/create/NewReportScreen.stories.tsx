import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { noBaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { exampleDraft, exampleDraftPicture } from '../exampleReports.ts'
import { newDraft } from './draft.ts'
import { exampleLayer } from './layers/exampleLayers.ts'
import { NewReportScreen, type NewReportScreenProps } from './NewReportScreen.tsx'

const { species } = seedWorld({ today: storyDay, size: 'small' })
/** The cards of species are loaded after the page. */
const late = { timeout: 10_000 }

/** Keeps the draft and the step, as the page does. */
function Kept({ state, actions }: NewReportScreenProps) {
  const [draft, setDraft] = useState(state.draft)
  const [step, setStep] = useState(state.step)
  return (
    <NewReportScreen
      state={{ ...state, draft, step }}
      actions={{
        ...actions,
        change(part) {
          actions.change(part)
          setDraft((now) => now && { ...now, ...part })
        },
        addPicture(picture, key) {
          actions.addPicture(picture, key)
          setDraft((now) => now && { ...now, pictures: [...now.pictures, { ...picture, key }] })
        },
        toStep(next) {
          actions.toStep(next)
          setStep(next)
        },
      }}
    />
  )
}

const meta = preview.meta({ component: NewReportScreen, render: (args) => <Kept {...args} /> })

const state: NewReportScreenProps['state'] = {
  draft: exampleDraft({ day: storyDay }),
  step: 'angaben',
  species: { status: 'ready', data: species },
  frequent: { status: 'ready', data: [15, 1, 23].map((art) => ({ art, anzahl: 5 })) },
  today: storyDay,
  offline: false,
  keepsNothing: false,
  baseMaps: noBaseMaps,
  own: { layers: [], add: async () => undefined, remove: fn() },
}

export const Ready = meta.story({
  args: {
    state,
    actions: { change: fn(), addPicture: fn(), toStep: fn(), send: fn(), discard: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Tag der Zukunft wird nicht gesendet', async () => {
      const day = canvas.getByLabelText('Tag des Fundes')
      await userEvent.clear(day)
      await userEvent.type(day, '1.1.27')
      await userEvent.click(canvas.getByRole('button', { name: 'Meldung senden' }))
      await expect(canvas.getByText('Spätestens am 20.11.2026.')).toBeVisible()
      await expect(day).toHaveFocus()
      await expect(args.actions.send).not.toHaveBeenCalled()
      await userEvent.clear(day)
      await userEvent.type(day, storyDay)
    })
    await step('Was zurzeit häufig ist, steht zuerst, mit Größe, Baum und dem, was man sieht', async () => {
      const [unsure, first] = await canvas.findAllByRole('radio', {}, late)
      await expect(unsure).toHaveAccessibleName(/^Ich bin nicht sicher/)
      await expect(first).toHaveAccessibleName(/^Großer Waldgärtner 3,5–5 mm · Kiefer Ein Gang längs/)
    })
    await step('Wer nichts wählt, ist nicht sicher, und das ist eine ganze Antwort', async () => {
      await expect(canvas.getByRole('radio', { name: /^Ich bin nicht sicher/ })).toBeChecked()
      await expect(canvas.getByText(/^Das genügt/)).toBeVisible()
    })
    await step('Alle anderen findet die Suche, auch unter einem früheren Namen', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Alle Arten' }), 'leperisinus')
      await expect(canvas.getAllByRole('option')[0]?.querySelector('svg')).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('radio', { name: /^Bunter Eschenbastkäfer/ })).toBeChecked()
    })
    await step('Enter im Feld der Arten schickt sie nicht ab', async () => {
      canvas.getByRole('combobox', { name: 'Alle Arten' }).focus()
      await userEvent.keyboard('{Enter}{Escape}')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Tag des Fundes' }), '{Enter}')
      await expect(args.actions.send).not.toHaveBeenCalled()
    })
    await step('Die Meldung geht', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Meldung senden' }))
      await expect(args.actions.send).toHaveBeenCalledOnce()
    })
  },
})
const { actions } = Ready.composed.args

export const Empty = meta.story({
  args: {
    actions,
    state: { ...state, draft: newDraft(storyDay), step: 'bild', species: { status: 'ready', data: [] } },
  },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]')!
    await step('Was kein Bild ist, wird gesagt', async () => {
      await userEvent.upload(chooser, new File(['Text'], 'notiz.jpg', { type: 'image/jpeg' }))
      await expect(await canvas.findByText(/Das ist kein Bild/)).toBeVisible()
    })
    await step('Ein Bild, das hierher gezogen wird, steht da, und es geht weiter zum Ort', async () => {
      const { bytes } = await exampleDraftPicture('a')
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], 'rinde.webp', { type: 'image/webp' }))
      canvas.getByText(/hierher ziehen/).dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
      await waitFor(() => expect(args.actions.addPicture).toHaveBeenCalledOnce())
      await userEvent.click(await canvas.findByRole('button', { name: 'Weiter' }))
      await expect(canvas.getByRole('heading', { name: 'Ort' })).toHaveFocus()
    })
  },
})

export const Loading = meta.story({
  args: { actions, state: { ...state, draft: undefined, species: { status: 'loading' } } },
})
export const Failed = meta.story({
  args: {
    actions,
    state: { ...state, species: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
  },
})
export const Bare = meta.story({
  args: { actions, state: { ...state, draft: newDraft(storyDay) } },
  play: async ({ args, canvas, userEvent, step }) => {
    const send = () => canvas.getByRole('button', { name: 'Meldung senden' })
    await step('Alles, was gesendet wird, steht da, und was fehlt', async () => {
      const summary = canvas.getByRole('region', { name: 'Das wird gesendet' })
      await expect(summary).toHaveTextContent(/Bilder\s*fehlen noch.*Ort\s*fehlt noch/)
      await expect(summary).toHaveTextContent(
        /Art\s*Unbekannte Art\s*Tag des Fundes\s*20\.11\.2026\s*Bemerkung\s*keine/,
      )
    })
    await step('Eine leere Meldung wird nicht gesendet; es steht da, was ihr fehlt', async () => {
      await userEvent.click(send())
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^Noch nicht gesendet: .*ein Bild, den Ort/)
      await userEvent.click(canvas.getByRole('button', { name: 'Ort ergänzen' }))
      await expect(args.actions.toStep).toHaveBeenLastCalledWith('ort')
      await userEvent.click(canvas.getByRole('button', { name: 'Ohne Ort weiter' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Bemerkung' }), 'Viel Bohrmehl.')
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
    await step('Ohne Bild und ohne Ort wird einmal gefragt; Zurück lässt alles, wie es ist', async () => {
      await userEvent.click(send())
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zurück' }))
      await expect(args.actions.send).not.toHaveBeenCalled()
    })
    await step('Wer trotzdem senden will, kann es', async () => {
      await userEvent.click(send())
      await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem senden' }))
      await expect(args.actions.send).toHaveBeenCalledOnce()
    })
  },
})

export const Place = meta.story({
  args: { actions, state: { ...state, draft: newDraft(storyDay), step: 'ort' } },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Am Schreibtisch kommt die Suche zuerst; der Standort des Geräts ist nicht der des Fundes', async () => {
      const locate = canvas.getByRole('button', { name: 'Meinen Standort nehmen' })
      const search = canvas.getByRole('combobox', { name: 'Ort suchen' })
      await expect(search.compareDocumentPosition(locate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      await expect(locate).not.toHaveStyle({ backgroundColor: accent })
    })
    await step('Ein Tipp auf die Karte wählt den Ort', async () => {
      const map = canvas.getByRole('application', { name: 'Karte zum Wählen des Fundorts' })
      await waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), { timeout: 5_000 })
      const box = () => JSON.stringify(map.getBoundingClientRect())
      const before = box()
      const { left, top, width, height } = map.getBoundingClientRect()
      const coords = { clientX: left + width / 2, clientY: top + height / 2 }
      await userEvent.pointer({ keys: '[MouseLeft]', target: map, coords })
      await waitFor(() => expect(args.actions.change).toHaveBeenCalled())
      await expect(box()).toBe(before)
      await userEvent.click(canvas.getByText('Koordinaten eingeben'))
      await expect(canvas.getByRole('textbox', { name: 'Breite' })).toHaveDisplayValue(/^\d{2},\d{1,2}$/)
    })
    await step('Von weit weg getippt, ist er nicht genau: Die Karte fragt nach und zoomt auf Druck heran', async () => {
      await expect(canvas.getByRole('button', { name: 'Mit ungefährem Ort weiter' })).toBeVisible()
      await expect(canvas.getByText(/^Erst auf etwa \d+ km genau/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Heranzoomen' }))
      await expect(await canvas.findByText('Jetzt die genaue Stelle wählen.')).toBeVisible()
    })
    await step('Ohne Zeiger werden Grad getippt, und falsche sagen es', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Breite' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Breite' }), '95')
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
      await expect(canvas.getByText(/Diesen Ort gibt es nicht/)).toBeVisible()
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Breite' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Breite' }), '48,1')
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
      await expect(canvas.getByRole('heading', { name: 'Angaben' })).toHaveFocus()
    })
  },
})

export const FoundByName = Place.extend({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Ort suchen' })
    await step('Ein Ort wird gefunden, von mehreren gleichen Namens gesagt, wo, und er ist nur ungefähr', async () => {
      await userEvent.type(field, 'mauern')
      await userEvent.click(
        await canvas.findByRole('option', { name: /^Mauern\s*45.km südöstlich von Ingolstadt/ }, late),
      )
      await expect(args.actions.change).toHaveBeenLastCalledWith(expect.objectContaining({ within: 2_000 }))
      await expect(canvas.getByRole('button', { name: 'Mit ungefährem Ort weiter' })).toBeVisible()
    })
    await step('Koordinaten haben eine Stelle; beide Zahlen auf einmal eingefügt füllen beide Felder', async () => {
      await userEvent.click(canvas.getByText('Koordinaten eingeben'))
      await userEvent.click(canvas.getByRole('textbox', { name: 'Breite' }))
      await userEvent.paste('48.51, 11.9')
      await expect(args.actions.change).toHaveBeenLastCalledWith({ lat: '48,51', lon: '11,9', within: undefined })
      await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeVisible()
    })
  },
})

/** The compartment that holds the place is said, and offered for the remark; what was typed stays. */
export const OwnCompartments = meta.story({
  args: {
    actions,
    state: {
      ...state,
      draft: exampleDraft({ day: storyDay, remark: 'Viel Bohrmehl.' }),
      step: 'ort',
      own: { layers: [exampleLayer()], add: fn(async () => undefined), remove: fn() },
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Die Abteilung am gewählten Ort steht in Worten da', async () => {
      await expect(await canvas.findByText(/Abteilung 12 a/, {}, late)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Eigene Ebenen (1)' })).toBeVisible()
      await waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), late)
    })
    await step('Auf Druck steht sie in der Bemerkung, hinter dem Getippten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
      await userEvent.click(canvas.getByRole('button', { name: '„Abteilung 12 a“ in die Bemerkung schreiben' }))
      await expect(args.actions.change).toHaveBeenLastCalledWith({ remark: 'Viel Bohrmehl.\nAbteilung 12 a' })
      await expect(canvas.getByRole('button', { name: '„Abteilung 12 a“ steht in der Bemerkung' })).toHaveFocus()
    })
    await step('Eine Datei, die auf die Karte gezogen wird, kommt dazu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['{}'], 'abt.geojson'))
      const map = canvas.getByRole('application', { name: 'Karte zum Wählen des Fundorts' })
      map.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
      await waitFor(() => expect(args.state.own.add).toHaveBeenCalledOnce())
    })
  },
})

/** Replaces the browser's geolocation by one fixed answer. @returns its end */
const device = (answer: PositionCallbackOptions) => {
  const asked = fn((done: PositionCallback, failed: PositionErrorCallback) =>
    answer.coords
      ? done({ coords: answer.coords } as GeolocationPosition)
      : failed(answer.error as GeolocationPositionError),
  )
  const own = Object.getOwnPropertyDescriptor(navigator, 'geolocation')
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: asked }, configurable: true })
  return () => {
    if (own) Object.defineProperty(navigator, 'geolocation', own)
    else Reflect.deleteProperty(navigator, 'geolocation')
  }
}

interface PositionCallbackOptions {
  coords?: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>
  error?: Pick<GeolocationPositionError, 'code' | 'PERMISSION_DENIED'>
}

export const FromDevice = Place.extend({
  beforeEach: () => device({ coords: { latitude: 47.421_234_6, longitude: 10.985, accuracy: 12.3 } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Standort wird auf Druck gefragt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Meinen Standort nehmen' }))
      await expect(await canvas.findByText(/auf 13\sm genau/)).toBeVisible()
      await userEvent.click(canvas.getByText('Koordinaten eingeben'))
      await expect(canvas.getByRole('textbox', { name: 'Breite' })).toHaveValue('47,421235')
    })
  },
})

export const DeviceRefuses = Place.extend({
  beforeEach: () => device({ error: { code: 1, PERMISSION_DENIED: 1 } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Ist er gesperrt, sagt es der Satz daneben', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Meinen Standort nehmen' }))
      await expect(await canvas.findByText(/für diese Seite gesperrt/)).toBeVisible()
    })
  },
})

/** Background of the primary button; a screen has only one. */
const accent = 'rgb(0, 125, 64)'

/** A device with a coarse pointer, as phones have. */
function thumb() {
  const { matchMedia } = window
  window.matchMedia = (query) =>
    query === '(pointer: coarse)'
      ? (Object.assign(new EventTarget(), { matches: true }) as MediaQueryList)
      : matchMedia(query)
  return () => Object.assign(window, { matchMedia })
}

/** With a coarse pointer and a camera the primary buttons lead to the photo and to the device's place. */
export const Phone = meta.story({
  args: { ...Empty.composed.args },
  beforeEach: () => {
    const ends = [thumb(), device({ coords: { latitude: 47.421_234_6, longitude: 10.985, accuracy: 12.3 } })]
    return () => ends.forEach((end) => end())
  },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    // 'Fund melden' on the first page is one already.
    let taps = 1
    const tap = async (name: string) => {
      taps += 1
      const button = await canvas.findByRole('button', { name })
      // The button that is pressed is the primary one.
      await expect(button).toHaveStyle({ backgroundColor: accent })
      await userEvent.click(button)
    }
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture]')!
    await step('Ohne Maus ist von Ziehen und Zwischenablage keine Rede', async () => {
      await expect(canvas.queryByText(/Zwischenablage|ziehen/)).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Ohne Bild weiter' })).not.toHaveStyle({
        backgroundColor: accent,
      })
    })
    await step('Eine gesperrte Kamera hält niemanden auf', async () => {
      camera.dispatchEvent(new Event('cancel'))
      await expect(await canvas.findByText(/^Es ist kein Foto entstanden/)).toBeVisible()
    })
    await step('Foto, Ort, senden: sechs Tipps', async () => {
      await tap('Foto aufnehmen')
      const { bytes } = await exampleDraftPicture('a')
      await userEvent.upload(camera, new File([bytes], 'foto.webp', { type: 'image/webp' }))
      await waitFor(() => expect(args.actions.addPicture).toHaveBeenCalledOnce())
      await tap('Weiter')
      await expect(canvas.getByRole('button', { name: 'Ohne Ort weiter' })).toBeVisible()
      await tap('Meinen Standort nehmen')
      await tap('Weiter')
      await expect(canvas.getByText('1 Bild · mit Ort · 20.11.2026 · Unbekannte Art')).toBeInTheDocument()
      await tap('Meldung senden')
      await expect(args.actions.send).toHaveBeenCalledOnce()
      await expect(taps).toBe(6)
    })
    await step('Das Foto bekommen andere nur zu sehen, wenn man es ankreuzt', async () => {
      const agreement = canvas.getByRole('checkbox', { name: /^Mein Bild darf anderen/ })
      await expect(agreement).not.toBeChecked()
      await userEvent.click(agreement)
      await expect(args.actions.change).toHaveBeenLastCalledWith({ share: true })
    })
  },
})

export const Offline = meta.story({ args: { actions, state: { ...state, offline: true } } })
export const KeepsNothing = meta.story({ args: { actions, state: { ...state, keepsNothing: true } } })

/** The form is open in another window. */
export const Elsewhere = meta.story({
  args: { actions: { ...actions, take: fn() }, state: { ...state, draft: undefined, isElsewhere: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Es wird gesagt, und ein Druck holt die Meldung hierher', async () => {
      await expect(canvas.getByText(/in einem anderen Fenster offen/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Hier weiterschreiben' }))
      await expect(args.actions.take).toHaveBeenCalledOnce()
    })
  },
})
