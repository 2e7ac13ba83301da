import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Texts of the whole frame: its pieces always stand together on the screen. */
export const texts = defineTexts(
  {
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    breadcrumb: 'Pfad',
    newTab: 'öffnet in neuem Tab',
    becomeExpert: words.becomeExpert.de,
    fundedBy: (name: string) => `Dieses Projekt wird gefördert durch ${name}`,
    search: 'Alles durchsuchen',
    searchKeys: 'Strg K',
  },
  async () => (await import('./AppShell.texts.en.ts')).en,
)
