import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { DayField } from './DayField.tsx'

const ignore = () => undefined

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Kalendertag: getippt, wie man Tage tippt, oder aus einem Monat gewählt. Was nicht geht, sagt warum.',
    en: 'A calendar day: typed as people type days, or chosen from a month. What cannot be says why.',
  },
  notFor: [
    {
      de: 'Eine Kalenderwoche: die hat im Filter der Meldungen ein eigenes Feld.',
      en: 'A calendar week: the filter of the reports has a field of its own for it.',
    },
  ],
  keyboard: [
    { keys: [['Enter']], does: { de: 'Den getippten Tag übernehmen', en: 'Take the typed day' } },
    {
      keys: [['Escape']],
      does: { de: 'Getipptes verwerfen, den Kalender schließen', en: 'Drop what is typed, close the calendar' },
    },
    { keys: [['ArrowLeft'], ['ArrowRight']], does: { de: 'Einen Tag zurück oder weiter', en: 'One day back or on' } },
    { keys: [['ArrowUp'], ['ArrowDown']], does: { de: 'Eine Woche zurück oder weiter', en: 'One week back or on' } },
    { keys: [['PageUp'], ['PageDown']], does: { de: 'Einen Monat zurück oder weiter', en: 'One month back or on' } },
  ],
  components: { DayField },
  matrix: {
    states: ['rest', 'hover', 'focus', 'invalid'],
    sized: true,
    rows: [
      {
        name: 'day',
        sample: (state) => (
          <DayField
            label="Rechnungsdatum"
            value="2026-11-20"
            today="2026-11-20"
            onChange={ignore}
            error={state === 'invalid' ? 'Dieser Tag liegt vor dem der letzten Rechnung.' : undefined}
          />
        ),
      },
    ],
  },
}
