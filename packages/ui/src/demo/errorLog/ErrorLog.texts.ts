import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Fehlerprotokoll',
    intro: 'Was hier zerbricht, zerbricht allein: die Seite geht weiter, und der Fehler steht im Protokoll.',
    break: 'Absichtlich zerbrechen',
    ways: {
      render: 'Baustein zerbrechen',
      handler: 'Fehler beim Klicken',
      promise: 'Unbehandelte Ablehnung',
      resource: 'Bild, das fehlt',
      network: 'Anfrage ohne Antwort',
    },
    parts: { first: 'Erster Baustein', second: 'Zweiter Baustein' },
    whole: 'Dieser Baustein ist heil.',
    broken: 'Dieser Baustein ist zerbrochen',
    brokenText: 'Der Rest der Seite geht weiter.',
    log: 'Protokoll',
    open: (count: number) => `Protokoll öffnen (${count})`,
    empty: 'Bisher ist nichts zerbrochen.',
    message: 'Meldung',
    info: 'Art',
    url: 'Seite',
    count: 'Anzahl',
    stack: 'Aufrufe',
    clear: 'Alle löschen',
    copy: 'Als Bericht kopieren',
    close: 'Schließen',
    kinds: { render: 'Baustein', script: 'Programm', promise: 'Ablehnung', resource: 'Datei', network: 'Netz' },
  },
  async () => (await import('./ErrorLog.texts.en.ts')).en,
)
