import { fn } from 'storybook/test'
import type { SheetMark } from '@waldkerf/domain/office/documentModel/sheetPages'
import { editorAfter } from '@waldkerf/domain/office/workplace/editorHistory'
import { useCallback, useReducer } from 'react'
import type { EditorActions } from '../editorTypes.ts'
import type { LaidOut } from '../letter/useLaidOut.ts'
import type { DocumentEditorScreenProps } from '../DocumentEditorScreen.tsx'

/** Mocked actions of the editor, which record their calls; for stories of its parts. */
export const exampleActions = () =>
  ({
    act: fn(),
    save: fn(),
    back: fn(),
    forget: fn(),
    setDetails: fn(),
    download: fn(async () => undefined),
    layOut: fn(async () => examplePages),
    goTo: fn(),
    resolve: fn(),
    begin: fn(),
    lifecycle: {
      convert: fn(async () => undefined),
      settle: fn(async () => undefined),
      copy: fn(async () => undefined),
      cancel: fn(async () => undefined),
      archive: fn(async () => undefined),
      compare: fn(),
    },
  }) satisfies EditorActions

const line = (text: string, x: number, y: number, width: number, more: Partial<SheetMark> = {}): SheetMark =>
  ({
    kind: 'text',
    text,
    x,
    y,
    width,
    size: 9.5,
    isBold: false,
    colour: '#17201b',
    ...more,
  }) as SheetMark

const draft = line('Entwurf', 40, 440, 520, {
  size: 128,
  isBold: true,
  colour: '#e6ebe8',
  turn: { x: 297, y: 421, angle: -50 },
})
const row = (place: number, y: number): SheetMark[] => [
  line(String(place), 74, y, 6),
  line(`Vermessung der Dränleitungen, Abschnitt ${place}`, 92, y, 190),
  line('1.850,00 €', 490, y, 46),
  { kind: 'rule', x: 71, y: y + 6, width: 468, thickness: 0.4, colour: '#c5cec9' },
]

/** Two pages as the layout gives them, with a sum that is carried over; real ones are laid out by the PDF's code. */
export const examplePages: LaidOut = {
  pages: [
    {
      marks: [
        draft,
        line('Fällig am', 354, 189, 36, { size: 8 }),
        line('27.12.2024', 431, 189, 54.4),
        line('Rechnung RE-2026-0041', 71, 300, 190, { size: 17, isBold: true }),
        { kind: 'box', x: 71, y: 320, width: 468, height: 18, colour: '#eef4f0' },
        ...[1, 2, 3, 4].flatMap((place) => row(place, 340 + place * 22)),
        line('Übertrag', 92, 460, 42, { isBold: true }),
        line('7.400,00 €', 488, 460, 48, { isBold: true }),
        line('Seite 1 von 2', 480, 746, 58, { size: 8 }),
      ],
    },
    {
      marks: [
        draft,
        line('Übertrag', 92, 120, 42, { isBold: true }),
        ...row(5, 142),
        line('Gesamtbetrag', 300, 190, 78, { size: 11, isBold: true }),
        line('Fällig am 27.12.2024 · 18.160,36 €', 172, 232, 165),
        line('11.007,50 €', 474, 190, 62, { size: 11, isBold: true }),
        {
          kind: 'path',
          x: 71,
          y: 220,
          path: 'M0 0h7v7h-7zM9 0h7v7h-7zM0 9h7v7h-7zM10 10h3v3h-3z',
          scale: 5,
          colour: '#17201b',
          alt: 'GiroCode',
        },
        line('Seite 2 von 2', 480, 746, 58, { size: 8 }),
      ],
    },
  ],
  pictures: {},
}

/** Keeps the history, as a container does; every action is passed on. */
export function useExampleHistory<Props extends Pick<DocumentEditorScreenProps, 'state' | 'actions'>>(
  props: Props,
): Props {
  const { state, actions } = props
  const [history, act] = useReducer(editorAfter, state.history)
  const both = useCallback<typeof act>(
    (action) => {
      actions.act(action)
      act(action)
    },
    [actions],
  )
  return { ...props, state: { ...state, history }, actions: { ...actions, act: both } }
}
