import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    forbidden: {
      crumb: 'Kein Zugriff',
      title: 'Diese Seite ist für Ihre Rolle nicht freigegeben',
      named: (page: string) => `„${page}“ ist für Ihre Rolle nicht freigegeben`,
      text: 'Nichts ist verloren gegangen. Wenn Sie den Zugang brauchen, hilft Ihnen die Administration weiter.',
      waitingTitle: 'Ihr Konto wartet auf Freischaltung',
      waiting:
        'Darum kümmert sich die Administration; Sie brauchen nichts zu tun. Danach steht Ihnen diese Seite offen. Bis dahin zeigt Ihnen das Dashboard, was veröffentlicht ist.',
      expert: 'Nur Experten prüfen Meldungen und bearbeiten Karten: Sie können das in Ihrem Profil anfragen.',
      become: words.becomeExpert.de,
      way: 'Zurück zum Dashboard',
    },
    notFound: {
      crumb: 'Nicht gefunden',
      title: 'Diese Seite gibt es nicht',
      text: 'Bitte prüfen Sie die Adresse, oder suchen Sie, was Sie brauchen.',
      where: 'Aufgerufene Adresse',
      way: 'Zum Dashboard',
    },
    crash: {
      title: 'Diese Ansicht lässt sich nicht anzeigen',
      text: 'Gespeicherte Daten sind sicher. Versuchen Sie es noch einmal; bleibt der Fehler, laden Sie die Seite neu.',
      details: 'Meldung für die Technik',
      retry: 'Erneut versuchen',
    },
  },
  async () => (await import('./errors.texts.en.ts')).en,
)
