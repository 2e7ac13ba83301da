import type { templateCalls } from '@waldkerf/domain/calls/contract'
import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { Refusal } from '../refusal.ts'
import type { AreaHandlers } from './exchange.ts'

/** Any password is accepted: only the name identifies the user (messages: spec section 8). */
export const sessionHandlers: AreaHandlers<typeof templateCalls.session> = {
  login({ payload, state }) {
    const token = `${payload.username}-token`
    if (!Object.hasOwn(state.users, token)) throw new Refusal(60_204, fixedWords.wrongPassword)
    return { token }
  },
  getUserInfo({ payload, state }) {
    const user = Object.hasOwn(state.users, payload.token) ? state.users[payload.token] : undefined
    if (!user) throw new Refusal(50_008, fixedWords.noUserDetails)
    return user
  },
  logout: () => 'success',
}
