import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    row: (nr: number) => `Position ${nr} wurde auch von jemand anderem geändert`,
    buyer: 'Die Angaben des Kunden für E-Rechnungen wurden auch von jemand anderem geändert',
    head: 'Die Angaben wurden auch von jemand anderem geändert',
    take: 'So übernehmen',
    blank: 'leer',
    yes: 'ja',
    no: 'nein',
    notSaved: {
      message: (why: string) => `${why} Ihre Eingaben liegen sicher in diesem Browser.`,
      retry: 'Jetzt speichern',
      row: (nr: number) => `Position ${nr}`,
      head: 'Angaben',
      show: (name: string) => `${name} zeigen`,
    },
    left: {
      titles: {
        archived: 'Die Rechnung wurde festgeschrieben, bevor dies gespeichert war. Es steht nicht in ihr:',
        sent: 'Das Angebot wurde versendet, bevor dies gespeichert war. Es steht erst darin, wenn es wieder ein Entwurf ist:',
        billed: 'Das Angebot wurde abgerechnet, bevor dies gespeichert war. Es steht nicht darin:',
      },
      head: 'Angaben und Texte',
      changed: (nr: number) => `Position ${nr}`,
      added: (nr: number) => `Neue Position ${nr}`,
      removed: 'Hier gelöschte Position',
      copy: 'Text kopieren',
      copied: 'Kopiert',
      forget: 'Verwerfen',
    },
  },
  async () => (await import('./conflict.texts.en.ts')).en,
)
