/** Parts of the session that few pages need: one file, so that the first load names one. */
export { forgetPerson } from './forget.ts'
export { beforeLeaving, mayLeaveForSignOut, reloadOrStop, sayWrongRealm } from './leaving.ts'
export { followRedirect, redirectUnknown } from './unknownAddress.ts'
export { judgeMissing } from './withoutUser.ts'
