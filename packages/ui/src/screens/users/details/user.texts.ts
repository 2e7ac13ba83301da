import type { ChangedField } from '@waldkerf/domain/entities/users/userAdministration'
import type { MailFlag } from '@waldkerf/domain/entities/users/users'
import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

const mail = {
  mail_register: 'Neue Registrierung',
  mail_new: 'Neue Meldung',
  mail_rejected: 'Meldung abgelehnt oder Rückfrage',
  mail_published: 'Meldung veröffentlicht',
  mail_expert_request: 'Expertenmodus angefragt',
  mail_expert_approved: 'Expertenmodus bestätigt',
} satisfies Record<MailFlag, string>

const changes = {
  ...mail,
  first_name: 'Vorname',
  last_name: 'Nachname',
  phone: 'Telefon',
  berufsgruppe: 'Berufsgruppe',
  app_status: 'Rolle',
  apus_team: 'Gehört zum Büro',
  apus_admin: 'Leitet das Büro',
  verbunden: 'Verbindung',
  kataster_enabled: 'Katasterdaten',
} satisfies Record<ChangedField, string>

/** Stored values that are known; others are shown as they are. */
const genders: Record<string, string> = { w: 'weiblich', m: 'männlich', d: 'divers' }

export const texts = defineTexts(
  {
    title: words.userDetails.de,
    back: words.users.de,
    loading: 'Die Person wird geladen.',
    failed: 'Die Person konnte nicht geladen werden',
    asUser: 'Als diese Person ansehen',
    person: {
      title: 'Person',
      firstName: 'Vorname',
      lastName: 'Nachname',
      phone: 'Telefon',
      profession: 'Berufsgruppe',
      email: 'E-Mail',
      gender: 'Geschlecht',
      genders,
      birth: 'Geburtsdatum',
      registered: 'Registriert am',
      save: 'Speichern',
      discard: 'Verwerfen',
    },
    invitation: {
      title: 'Einladung',
      since: (day: string) => `Eingeladen seit ${day}. Ein Konto gibt es noch nicht.`,
      again: 'Einladung erneut senden',
      sent: 'Gesendet. Der Link von vorher gilt nicht mehr.',
    },
    role: {
      title: 'Rolle und Rechte',
      noRights: 'Noch keine Rechte.',
      change: 'Rolle ändern',
      choose: 'Rolle',
      effect: 'Was das ändert',
      give: 'Rolle geben',
      cancel: 'Abbrechen',
      pending: (role: string) => `Bekommt gleich die Rolle ${role}.`,
      undo: 'Rückgängig',
      lastAdmin: 'Die einzige Person mit dieser Rolle behält sie: Sonst könnte niemand mehr Nutzer verwalten.',
    },
    clients: {
      title: 'Kunden',
      none: 'Mit keinem Kunden verbunden.',
      hint: 'Experten bearbeiten die Karten der Kunden, mit denen sie verbunden sind.',
      add: 'Kunde',
      addHint: 'Kunde suchen …',
      connect: 'Verbinden',
      disconnect: (name: string) => `${name} trennen`,
      cadastre: 'Katasterdaten',
      cadastreTitle: (name: string) => `von ${name}`,
    },
    team: {
      title: 'Büro und Gruppen',
      member: 'Gehört zum Büro',
      leader: 'Leitet das Büro',
      groups: 'Gruppen der Anmeldung',
      groupsHint: 'Sie stehen im Anmeldedienst und geben hier keine Rechte.',
      noGroups: 'Keine bekannt.',
      since: (day: string) => `so seit ${day}`,
    },
    mails: {
      title: 'Nachrichten per E-Mail',
      flags: mail,
      sole: 'Sonst bekommt diese Nachricht niemand.',
    },
    records: {
      title: 'Meldungen',
      none: 'Noch nichts gemeldet.',
      count: (count: string) => `${count} gemeldet`,
      more: (count: string) => `und ${count} ältere`,
      unknown: 'Art unbekannt',
    },
    history: {
      title: 'Verlauf',
      none: 'Noch nichts aufgezeichnet.',
      added: 'Konto angelegt',
      somebody: 'ohne Angabe',
      changes,
      step: (what: string, from: string, to: string) => `${what}: ${from} → ${to}`,
      yes: 'ja',
      no: 'nein',
      empty: 'leer',
      connected: (client: string) => `Mit ${client} verbunden`,
      disconnected: (client: string) => `Von ${client} getrennt`,
      lostClient: 'einem früheren Kunden',
    },
    preview: {
      title: (name: string) => `Was ${name} sieht`,
      description: 'Nur zum Ansehen: Menü und Rechte der Rolle. Nichts davon lässt sich hier bedienen.',
      menu: 'Menü',
      account: 'Im Kontomenü',
      rights: 'Rechte',
      may: 'darf',
      mayNot: 'darf nicht',
      close: 'Schließen',
      becomeExpert: words.becomeExpert.de,
    },
  },
  async () => (await import('./user.texts.en.ts')).en,
)
