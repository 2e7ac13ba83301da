import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    back: 'Meine Meldungen',
    title: (id: number) => `Meldung ${id}`,
    unknown: 'Unbekannte Art',
    loading: 'Meldung wird geladen',
    failed: 'Die Meldung lässt sich nicht laden',
    missing: 'Diese Meldung gibt es nicht',
    missingText: 'Unter dieser Nummer steht keine Meldung, die Sie sehen dürfen.',
    foreign: 'Das ist nicht Ihre Meldung',
    foreignText: 'Jemand anderes hat diesen Fund gemeldet. Hier stehen Ihre eigenen.',
    toList: 'Zu meinen Meldungen',
    way: {
      title: 'Stand',
      reported: 'Gemeldet',
      in_review: 'In Prüfung',
      query: 'Rückfrage an Sie',
      decision: 'Entscheidung',
      published: 'Veröffentlicht',
      rejected: 'Abgelehnt',
      now: 'jetzt',
      next: 'steht noch aus',
    },
    outcome: {
      published: 'Danke: Ihr Fund ist veröffentlicht und zählt in Karten und Zahlen mit.',
      rejected: 'Danke, dass Sie hingesehen haben. Warum dieser Fund nicht veröffentlicht ist, steht im Gespräch.',
      nearby: (count: string, isOne: boolean) =>
        isOne
          ? 'Seit Ihrer Meldung ist im Umkreis von 10 km 1 weiterer Fund dazugekommen.'
          : `Seit Ihrer Meldung sind im Umkreis von 10 km ${count} weitere Funde dazugekommen.`,
    },
    pictures: 'Bilder',
    open: 'Bis zur Veröffentlichung können Sie Bilder ergänzen, ordnen und entfernen.',
    fixed: 'Die Meldung ist veröffentlicht; ihre Bilder bleiben, wie sie sind.',
    facts: 'Angaben',
    talk: {
      title: 'Gespräch',
      failed: 'Das Gespräch lässt sich nicht laden.',
      retry: 'Erneut versuchen',
      loading: 'Gespräch wird geladen',
      none: 'Bis jetzt hat niemand etwas dazu geschrieben.',
      remark: 'Ihre Bemerkung',
      question: 'Frage der Prüfung',
      decision: 'Antwort der Prüfung',
      own: 'Ihre Antwort',
      asked: 'Eine Rückfrage an Sie',
    },
    answer: {
      label: 'Ihre Antwort',
      more: 'Ihre Antwort ergänzen',
      hint: 'Bilder, die dazugehören, fügen Sie darunter hinzu. Sie gelten sofort.',
      arrived: 'Ihre Antwort ist angekommen. Bis entschieden ist, können Sie sie ergänzen.',
      send: 'Antwort senden',
      empty: 'Bitte schreiben Sie eine Antwort.',
      tooLong: (most: string) => `Eine Antwort hat höchstens ${most} Zeichen.`,
      closed:
        'Die Rückfrage ist nicht mehr offen: Inzwischen ist über die Meldung entschieden worden. Ihr Text steht noch hier, er ist nicht gesendet.',
      failed: 'Nicht gesendet. Ihr Text bleibt erhalten.',
      pictures: 'Bilder zur Antwort',
    },
  },
  async () => (await import('./ReportScreen.texts.en.ts')).en,
)
