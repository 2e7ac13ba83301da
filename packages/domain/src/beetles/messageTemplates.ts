import type { BeetleStatus } from '../entities/beetles/beetles.ts'

/** A prepared message to the reporter for some statuses; its text is German, the language of reporters. */
export interface MessageTemplate {
  id: string
  status: BeetleStatus
  /** Its subject, for choosing it. */
  title: Readonly<Record<'de' | 'en', string>>
  /** `{art}`, `{tag}` and `{land}` stand for the record's own. */
  text: string
}

/** The values that replace a template's words in braces. */
export interface TemplateValues {
  /** The species, German. */
  art: string
  /** The day of the find, `21.11.2026`. */
  tag: string
  /** The Bundesland. */
  land: string
}

/** In the order of their use. */
export const messageTemplates: readonly MessageTemplate[] = [
  {
    id: 'not-a-bark-beetle',
    status: 'rejected',
    title: { de: 'Kein Borkenkäfer', en: 'Not a bark beetle' },
    text: 'Ihr Bild zeigt keinen Borkenkäfer. Vielen Dank, dass Sie aufmerksam sind.',
  },
  {
    id: 'not-recognisable',
    status: 'rejected',
    title: { de: 'Nicht zu erkennen', en: 'Not recognisable' },
    text: 'Auf dem Bild vom {tag} ist die Art nicht zu erkennen. Bitte melden Sie den Fund mit einem Bild aus der Nähe noch einmal.',
  },
  {
    id: 'reported-already',
    status: 'rejected',
    title: { de: 'Schon gemeldet', en: 'Reported already' },
    text: 'Dieser Fund ({art}, {tag}) liegt uns schon vor. Sie brauchen nichts weiter zu tun.',
  },
  {
    id: 'place-missing',
    status: 'query',
    title: { de: 'Ort unklar', en: 'Place unclear' },
    text: 'Stimmt der Fundort in {land}? Bitte nennen Sie uns den Waldort oder die nächste Gemeinde.',
  },
  {
    id: 'bore-pattern',
    status: 'query',
    title: { de: 'Fraßbild nachreichen', en: 'Ask for the bore pattern' },
    text: 'Könnten Sie das Fraßbild unter der Rinde fotografieren? Dann lässt sich die Art sicher bestimmen.',
  },
  {
    id: 'host-tree',
    status: 'query',
    title: { de: 'Baumart erfragen', en: 'Ask for the tree species' },
    text: 'An welcher Baumart haben Sie den Käfer am {tag} gefunden?',
  },
  {
    id: 'confirmed',
    status: 'published',
    title: { de: 'Bestätigt', en: 'Confirmed' },
    text: 'Vielen Dank. Wir haben Ihren Fund als {art} bestätigt und veröffentlicht.',
  },
]

/** The template's text for a record. Missing values become an ellipsis, to be filled in by hand. */
export function fillTemplate({ text }: MessageTemplate, values: TemplateValues): string {
  return text.replaceAll(/\{(art|tag|land)\}/g, (_, name: keyof TemplateValues) => values[name] || '…')
}
