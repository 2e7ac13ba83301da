import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'
import type { ToldRight } from '@waldkerf/domain/users/roleChange'
import type { ChangedField } from '@waldkerf/domain/entities/users/userAdministration'
import type { MailFlag } from '@waldkerf/domain/entities/users/userColumns'

/** By what is stored: those that the German profile proposes. Own words stay as they are. */
const professions: Record<string, string> = {
  Waldbesitz: 'Waldbesitz',
  Revierleitung: 'Revierleitung',
  Forstschutz: 'Forstschutz',
  Forschung: 'Forschung',
  Ehrenamt: 'Ehrenamt',
  Verwaltung: 'Verwaltung',
}

export const texts = defineTexts(
  {
    list: {
      title: words.users.de,
      create: 'Nutzer einladen',
      loading: 'Die Nutzer werden geladen.',
      failed: 'Die Nutzer konnten nicht geladen werden',
      empty: { title: 'Noch niemand da', text: 'Wer sich anmeldet oder eingeladen wird, steht hier.' },
      nothingFits: { title: 'Niemand passt', text: 'Zu dieser Auswahl gibt es keine Personen.' },
    },
    pick: 'Rolle ändern',
    parts: { clients: 'Kunden der Personen', access: 'Einladungen und Registrierungen' },
    missing: 'nicht geladen',
    giveRole: 'Rolle geben',
    columns: {
      name: 'Name',
      lastName: 'Nachname',
      firstName: 'Vorname',
      role: 'Rolle',
      email: 'E-Mail',
      profession: 'Berufsgruppe',
      clients: 'Kunden',
      registered: 'Registriert am',
      access: 'Einladung',
      phone: 'Telefon',
      id: 'Nr.',
    },
    invited: (day: string) => `Eingeladen seit ${day}`,
    filter: {
      label: 'Nutzer filtern',
      hint: 'Name, E-Mail, Kunde …',
      parts: {
        roles: { label: 'Rolle' },
        profession: { label: 'Berufsgruppe', all: 'Alle Berufsgruppen', words: professions },
        from: { label: 'Registriert ab' },
        to: { label: 'Registriert bis' },
      },
    },
    requests: {
      waiting: (count: number) =>
        count === 0 ? 'Registrierungen' : count === 1 ? 'Eine Person wartet' : `${count} Personen warten`,
      more: (count: string) => `und ${count} weitere`,
      keys: 'Tasten: E schaltet frei oder stimmt zu, A lehnt ab, Z nimmt zurück; Pfeile wechseln die Person.',
      letters: { accept: 'E', refuse: 'A', undo: 'Z' },
      undo: 'Rückgängig',
      since: (day: string) => `registriert am ${day}`,
      refuse: 'Ablehnen',
      refused: 'bleibt Standard-Nutzer',
      expert: {
        title: 'Expertenmodus angefragt',
        accept: 'Zustimmen',
        accepted: 'wird Experte',
      },
      registration: {
        title: 'Neue Nutzer',
        accept: 'Freischalten',
        accepted: 'wird Standard-Nutzer',
      },
    },
  },
  async () => (await import('./UsersScreen.texts.en.ts')).en,
)

interface Words {
  /** By stored role; one that is not known is shown as it is. */
  labels: Record<string, string>
  /** Those who ask to become experts, where there is little room. */
  asking: string
  /** Those who have not signed in yet. */
  invited: string
  /** A stored role of a digit or a letter. */
  value: (status: string) => string
  rights: Record<ToldRight, string>
  gains: string
  loses: string
  nothing: string
  screens: string
}

export const roleTexts = defineTexts<Words>(
  {
    labels: {
      ogf_new: 'Neuer Nutzer',
      ogf_citizens: words.citizens.de,
      ogf_expert_query: `${words.citizens.de} ${words.expertRequested.de}`,
      ogf_expert: words.expert.de,
      ogf_admin: words.admin.de,
    },
    asking: 'Expertenmodus angefragt',
    invited: 'Eingeladen',
    value: (status) => `Wert „${status}“`,
    rights: {
      enter: 'Zahlen des Dashboards und veröffentlichte Meldungen sehen',
      work: 'Funde melden und Rückfragen beantworten',
      seePictures: 'Bilder sehen, die der eigenen Meldungen ändern',
      changeOwnData: 'Eigene Daten und Nachrichten ändern',
      seeAllRecords: 'Alle Meldungen sehen',
      reviewBeetles: 'Meldungen prüfen und veröffentlichen',
      surveyMaps: 'Karten verbundener Kunden bearbeiten',
      doOffice: 'Kunden, Angebote, Rechnungen und Prognose',
      manageUsers: 'Nutzer verwalten und Rollen vergeben',
    },
    gains: 'Kommt dazu',
    loses: 'Fällt weg',
    nothing: 'Seiten und Rechte bleiben, wie sie sind.',
    screens: 'Seiten',
  },
  async () => (await import('./UsersScreen.texts.en.ts')).roleEn,
)

export const inviteTexts = defineTexts(
  {
    title: 'Nutzer einladen',
    description: 'Die Person bekommt eine E-Mail, mit der sie ihr Passwort setzt und sich anmeldet.',
    mail: 'E-Mail',
    firstName: 'Vorname (freiwillig)',
    lastName: 'Nachname (freiwillig)',
    client: 'Kunde (freiwillig)',
    noClient: 'Keiner',
    cadastre: 'Darf Katasterdaten dieses Kunden sehen',
    office: 'Zugehörigkeit zum Büro',
    team: 'Gehört zum Büro',
    leader: 'Leitet das Büro',
    missing: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    malformed: 'Das ist keine vollständige E-Mail-Adresse.',
    taken: 'Diese E-Mail-Adresse ist schon vergeben.',
    send: 'Einladen',
  },
  async () => (await import('./UsersScreen.texts.en.ts')).inviteEn,
)

export const bulkTexts = defineTexts(
  {
    title: (count: string, one: boolean) => (one ? 'Rolle einer Person ändern' : `Rolle von ${count} Personen ändern`),
    role: 'Rolle',
    ready: (count: string, one: boolean) =>
      one ? 'Eine Person bekommt die neue Rolle.' : `${count} Personen bekommen die neue Rolle.`,
    noneReady: 'Niemand der Gewählten lässt sich so ändern.',
    skipped: {
      unchanged: (count: string, one: boolean) => `${count} ausgelassen: ${one ? 'hat' : 'haben'} diese Rolle schon`,
      lastAdmin: (count: string) => `${count} ausgelassen: jemand muss die Administration behalten`,
    },
    demoted: (count: string, one: boolean) =>
      one ? 'Eine Person verliert die Administration.' : `${count} Personen verlieren die Administration.`,
    from: (role: string, count: string) => `${role} (${count})`,
    start: (count: string, one: boolean) => (one ? 'Eine Rolle ändern' : `${count} Rollen ändern`),
    progress: 'Rollen ändern',
    results: 'Ergebnis je Person',
  },
  async () => (await import('./UsersScreen.texts.en.ts')).bulkEn,
)

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

export const userTexts = defineTexts(
  {
    title: words.userDetails.de,
    back: words.users.de,
    loading: 'Die Person wird geladen.',
    failed: 'Die Person konnte nicht geladen werden',
    missing: 'Diesen Nutzer gibt es nicht (mehr)',
    toList: 'Zu den Nutzern',
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
    decision: {
      titles: { expert: 'Möchte Experte werden', registration: 'Wartet auf Freischaltung' },
      asked: (day: string) => `Angefragt am ${day}`,
      registered: (day: string) => `Registriert am ${day}`,
      effect: { expert: 'Mit Ihrer Zustimmung', registration: 'Mit der Freischaltung' },
      refusing: {
        expert: `Lehnen Sie ab, bleibt die Person ${words.citizens.de} und kann wieder anfragen.`,
        registration: 'Lehnen Sie ab, wird das Konto gelöscht. Vorher werden Sie noch einmal gefragt.',
      },
      done: (role: string) => `Entschieden. Die Rolle ist jetzt: ${role}.`,
    },
    role: {
      title: 'Rolle und Rechte',
      may: (role: string) => `${role} darf:`,
      unknown: (role: string) => `Diese Rolle ist unbekannt und gilt wie ${role}.`,
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
      groupsHint: 'Sie kommen von der Anmeldung und geben hier keine Rechte.',
      since: (day: string) => `so seit ${day}`,
    },
    mails: {
      title: 'Nachrichten per E-Mail',
      flags: mail,
      sole: 'Sonst bekommt diese Nachricht niemand.',
      none: 'In dieser Rolle gibt es noch keine.',
      refused: (reason: string) => `An diese Adresse kommt keine E-Mail an. Der Mailserver lehnt sie ab: ${reason}`,
    },
    records: {
      title: 'Meldungen',
      none: 'Noch nichts gemeldet.',
      count: (count: string, published: string) => `${count} gemeldet, ${published} veröffentlicht`,
      all: (count: string) => `Alle ${count} zeigen`,
      less: 'Weniger zeigen',
      unknown: 'Art unbekannt',
    },
    history: {
      title: 'Verlauf',
      none: 'Noch keine Änderung aufgezeichnet.',
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
  async () => (await import('./UsersScreen.texts.en.ts')).userEn,
)
