import type { ToldRight } from '@waldkerf/domain/users/roleChange'
import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

interface Words {
  /** By stored role; one that is not known is shown as it is. */
  labels: Record<string, string>
  /** Of who asks to become an expert, where there is little room. */
  asking: string
  /** Of who has not come yet, and of who has and is not admitted. */
  invited: string
  waiting: string
  /** A stored role of a digit or a letter. */
  value: (status: string) => string
  rights: Record<ToldRight, string>
  gains: string
  loses: string
  nothing: string
  screens: string
}

export const texts = defineTexts<Words>(
  {
    labels: {
      ogf_new: 'Neuer Nutzer',
      ogf_citizens: words.citizens.de,
      ogf_expert_query: `${words.citizens.de} ${words.expertRequested.de}`,
      ogf_expert: words.expert.de,
      ogf_admin: words.admin.de,
    },
    asking: 'Experte angefragt',
    invited: 'Eingeladen',
    waiting: 'Wartet auf Aufnahme',
    value: (status) => `Wert „${status}“`,
    rights: {
      enter: 'Zahlen der Übersicht und veröffentlichte Meldungen sehen',
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
  async () => (await import('./roles.texts.en.ts')).en,
)
