import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  given: (name: string, role: string) => `${name} gets the role ${role}.`,
  failed: (name: string, why: string) => `Role of ${name}: ${why}`,
  undo: 'Undo',
  roles: {
    ogf_new: 'New user',
    ogf_citizens: words.citizens.en,
    ogf_expert_query: `${words.citizens.en} ${words.expertRequested.en}`,
    ogf_expert: words.expert.en,
    ogf_admin: words.admin.en,
  },
}
