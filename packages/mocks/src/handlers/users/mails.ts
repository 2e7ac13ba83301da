import type { calls } from '@waldkerf/domain/calls/contract'
import { mailLanguages } from '@waldkerf/domain/entities/users/mails'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'

/** The language of each person's mails; the mails themselves are the database's. */
export const mailHandlers: AreaHandlers<typeof calls.mails> = {
  getMailLanguage: {
    answer: ({ state, caller }) => state.mailLanguages.get(caller.email) ?? 'de',
  },
  setMailLanguage: {
    answer({ state, caller, payload: { sprache } }) {
      const language = mailLanguages.find((known) => known === sprache)
      if (!language) throw refuse('bad_language')
      state.mailLanguages.set(caller.email, language)
      return language
    },
  },
}
