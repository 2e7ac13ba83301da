import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** By the stored letter. */
const genders: Record<string, string> = { w: 'weiblich', m: 'männlich', d: 'divers' }

export const texts = defineTexts(
  {
    title: 'Konto und Sitzung',
    fields: {
      email: 'E-Mail',
      role: 'Rolle',
      server: 'Rechte auf dem Server',
      session: 'Angemeldet als',
      groups: 'Gruppen',
      registered: 'Registriert am',
      birth: 'Geburtsdatum',
      gender: 'Geschlecht',
      language: 'Sprache dieses Browsers',
    },
    genders,
    missing: 'nicht angegeben',
    none: 'keine',
    loading: 'wird geladen',
    notLoaded: 'nicht geladen',
    identity: 'Angaben des Servers',
    emailNote:
      'Mit dieser Adresse melden Sie sich an. E-Mail-Adresse, Geburtsdatum und Geschlecht ändert die Administration.',
    otherPerson: 'Der Server kennt Sie unter einer anderen Adresse. Bitte melden Sie sich neu an.',
    languages: { de: 'Deutsch', en: 'English' },
    signOut: words.signOut.de,
  },
  async () => (await import('./AccountPanel.texts.en.ts')).en,
)
