import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

interface Words {
  given: (name: string, role: string) => string
  failed: (name: string, why: string) => string
  undo: string
  /** By stored role; an unknown one is shown as it is. */
  roles: Record<string, string>
}

export const texts = defineTexts<Words>(
  {
    given: (name, role) => `${name} bekommt die Rolle ${role}.`,
    failed: (name, why) => `Rolle von ${name}: ${why}`,
    undo: 'Rückgängig',
    roles: {
      ogf_new: 'Neuer Nutzer',
      ogf_citizens: words.citizens.de,
      ogf_expert_query: `${words.citizens.de} ${words.expertRequested.de}`,
      ogf_expert: words.expert.de,
      ogf_admin: words.admin.de,
    },
  },
  async () => (await import('./roleChanges.texts.en.ts')).en,
)
