import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Markdown',
    intro:
      'Vier Editoren für denselben Text: mit Vorschau daneben, mit Vorschau als Register, mit wenigen Werkzeugen und in der Sprache der Oberfläche.',
    loading: 'Editor wird geladen',
    editors: { basic: 'Einfach', mode: 'Vorschau als Register', few: 'Eigene Werkzeuge', language: 'In Ihrer Sprache' },
    tools: 'Werkzeuge',
    text: 'Text',
    preview: 'Vorschau',
    write: 'Schreiben',
    html: 'HTML zeigen',
    result: 'Ergebnis',
    tooMuch: 'Der Text ist zu umfangreich, um ihn hier darzustellen. Er bleibt im Editor stehen.',
    tool: {
      heading: 'Überschrift',
      bold: 'Fett',
      italic: 'Kursiv',
      strike: 'Durchgestrichen',
      rule: 'Trennlinie',
      quote: 'Zitat',
      bullets: 'Aufzählung',
      numbers: 'Nummerierung',
      task: 'Aufgabe',
      indent: 'Einrücken',
      outdent: 'Ausrücken',
      table: 'Tabelle',
      picture: 'Bild',
      link: 'Verweis',
      code: 'Code',
      block: 'Codeblock',
    },
    sample: '**Das ist ein Beispiel**\n\n- Fichte\n- Kiefer\n- Lärche\n',
  },
  async () => (await import('./MarkdownScreen.texts.en.ts')).en,
)
