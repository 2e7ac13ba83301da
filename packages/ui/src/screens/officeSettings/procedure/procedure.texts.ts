import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Verfahrensdokumentation',
    lead: 'Wie Waldkerf Angebote, Rechnungen und Zahlungen führt, nach den Grundsätzen ordnungsmäßiger Buchführung (GoBD). Nummern und Fristen stehen hier, wie sie gerade gelten.',
    print: 'Drucken',
    stand: (day: string) => `Stand: ${day}`,
    sections: {
      numbers: {
        title: 'Nummern',
        text: [
          'Nummern vergibt die Datenbank, wenn ein Angebot oder eine Rechnung angelegt wird: je Jahr und Art fortlaufend und ohne Lücke. Niemand kann eine Nummer wählen, ändern oder ein zweites Mal vergeben.',
          'Das Datum folgt der Nummer: Es liegt nicht vor dem der vorigen und nicht nach dem der nächsten. Angebote und Rechnungen werden nicht gelöscht.',
        ],
      },
      fixed: {
        title: 'Unveränderbarkeit',
        text: [
          'Mit dem Festschreiben wird der ganze Inhalt einer Rechnung gespeichert: Absender, Empfänger, Texte, Steuersätze, Skonto und Positionen. Danach weist die Datenbank jede Änderung und jede Löschung ab, von wem sie auch kommt.',
          'Ansicht, PDF und E-Rechnung werden immer aus diesem gespeicherten Inhalt gemacht. Berichtigt wird mit einer Stornorechnung, die Nummer und Datum der ersten nennt.',
          'Zahlungen werden weder geändert noch gelöscht: Eine Gegenbuchung hebt sie auf, und beide bleiben sichtbar. Eine Buchung aus dem Kontoauszug gibt es nur einmal.',
          'Was versendet wurde, bleibt so gespeichert, wie es hinausging: PDF, XML, Empfänger und Text.',
        ],
      },
      log: {
        title: 'Protokoll',
        text: [
          'Jede Änderung an Angeboten, Rechnungen, Positionen und Zahlungen steht im Verlauf des Dokuments: wer, wann, vorher und nachher. Das Protokoll schreibt die Datenbank selbst, in derselben Transaktion wie die Änderung; es lässt sich nicht abschalten.',
        ],
      },
      access: {
        title: 'Zugriff',
        text: [
          'Angebote, Rechnungen, Zahlungen und Einstellungen sehen und ändern nur Administratorinnen und Administratoren. Das prüft die Datenbank bei jedem Aufruf, nicht nur die Oberfläche.',
          'Ändern zwei zugleich dasselbe, erfährt es, wer später speichert; nichts wird still überschrieben.',
        ],
      },
      exports: {
        title: 'Auswertung und Übergabe',
        text: [
          'Für die Steuerberatung und für eine Prüfung gibt die Liste der Rechnungen einen Zeitraum als eine Datei heraus: Buchungsstapel (DATEV), alle Rechnungen als PDF und XML, Zahlungen und offene Posten. Die Summen werden dabei verglichen; was nicht übereinstimmt, wird genannt. Für einen abgeschlossenen Zeitraum ist die Datei immer dieselbe.',
        ],
      },
      terms: {
        title: 'Aufbewahrung',
        text: [
          'Festgeschriebene Rechnungen bleiben bis zum Ende ihrer Frist, auch wenn eine Person die Löschung ihrer Daten verlangt. Danach löscht sie ein nächtlicher Lauf, der im Betrieb zu sehen ist.',
        ],
      },
    },
  },
  async () => (await import('./procedure.texts.en.ts')).procedureEn,
)
