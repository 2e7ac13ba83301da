import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

interface Words {
  /** Titles by route id. */
  titles: Record<string, string>
  /** Role labels by stored role value. */
  roles: Record<string, string>
  unknownRole: (value: string) => string
  crashed: string
  showcase: string
  profileForbidden: string
}

export const texts = defineTexts<Words>(
  {
    titles: Object.fromEntries(productRoutes.flatMap(({ id, title }) => (title ? [[id, title]] : []))),
    roles: {
      ogf_citizens: words.citizens.de,
      ogf_expert_query: words.citizens.de,
      ogf_expert: words.expert.de,
      ogf_admin: words.admin.de,
      ogf_new: 'Neuer Nutzer',
    },
    unknownRole: (value) => `Wert „${value}“`,
    crashed: 'Diese Seite ist nicht mehr bedienbar',
    showcase: 'Komponentenschau',
    profileForbidden: 'Ihr Konto ist noch nicht freigeschaltet.',
  },
  async () => (await import('./texts.en.ts')).en,
)
