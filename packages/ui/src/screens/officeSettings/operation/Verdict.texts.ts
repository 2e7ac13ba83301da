import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const verdictTexts = defineTexts(
  {
    title: 'Läuft alles?',
    fine: 'Alles in Ordnung.',
    unknown: 'Das lässt sich gerade nicht ganz sagen: Ein Teil wurde nicht geladen.',
    some: (count: number) => (count === 1 ? 'Ein Punkt braucht Sie' : `${count} Punkte brauchen Sie`),
    noBackup: {
      title: 'Es gibt keine Sicherung',
      detail: 'Fällt der Server aus, ist alles verloren. Wer den Server betreut, richtet sie dort ein.',
    },
    oldBackup: {
      title: (hours: string) => `Die letzte Sicherung ist ${hours} Stunden alt`,
      detail: (instant: string) =>
        `Sie war am ${instant} fertig; die der letzten Nacht fehlt. Bitte auf dem Server nachsehen.`,
    },
    stuck: {
      title: (count: string, isOne: boolean, since: string) =>
        isOne ? `Eine E-Mail wartet seit ${since}` : `${count} E-Mails warten seit ${since}`,
      detail: 'Der Mailserver nimmt nichts an. Nichts geht verloren: Sobald er antwortet, gehen sie von selbst hinaus.',
    },
    document: {
      title: 'Ein Dokument ist nicht angekommen',
      detail: 'Seine E-Mail wurde abgelehnt oder wartet. Auf seiner Seite steht, warum.',
    },
    room: {
      title: (part: string, share: string) => `${part}: ${share} % des Platzes sind belegt`,
      detail: 'Ist er voll, lässt sich nichts mehr hochladen. Die größten Konten stehen unten.',
    },
    open: 'Dokument öffnen',
    write: 'Der Technik schreiben',
    subject: 'Waldkerf braucht Sie',
  },
  async () => (await import('./Verdict.texts.en.ts')).verdictEn,
)
