import type { MailLanguage } from '@waldkerf/domain/entities/mails'
import type { MailFlag, User } from '@waldkerf/domain/entities/users'
import type { PersonField, PersonValues } from '@waldkerf/domain/profile/person'
import type { Role } from '@waldkerf/domain/roles/roles'
import type { Language } from '../../i18n/Language.tsx'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'

/** The second is the specification's `tab=experte`. */
export type ProfileTab = 'daten' | 'experte'

/** What is typed of one's own data, and how saving it goes. */
export interface PersonFormState {
  values: PersonValues
  /** Something is typed that is not stored. */
  changed: boolean
  saving: boolean
  /** The last change was stored, and nothing was typed since. */
  saved: boolean
  /** What somebody else stored meanwhile in fields that were changed here too. */
  theirs: Partial<PersonValues>
  /** Why it was not stored, as a sentence. */
  problem?: string | undefined
}

export interface PersonActions {
  change: (field: PersonField, value: string) => void
  save: () => void
  discard: () => void
}

/** Who the data service takes the caller for. */
export interface SessionIdentity {
  email: string
  /** The role of the database, whose rights hold. */
  databaseRole: string
}

export interface MailActions {
  setFlag: (flag: MailFlag, on: boolean) => void
  setLanguage: (language: MailLanguage) => void
}

export interface ExpertState {
  /** The request is on its way. */
  asking: boolean
  problem?: string | undefined
  /** Where an expert begins to work; undefined for those who may not open it. */
  reviewTo?: string | undefined
}

export interface ProfileState {
  user: Loadable<User>
  role: Role
  /** The role in words. */
  roleLabel: string
  tab: ProfileTab
  form: PersonFormState
  mailLanguage: Loadable<MailLanguage>
  session: Loadable<SessionIdentity>
  /** Groups of the token; shown, never asked for rights. */
  groups: readonly string[]
  /** The language of this browser. */
  language: Language
  expert: ExpertState
}

export interface ProfileActions {
  openTab: (tab: ProfileTab) => void
  person: PersonActions
  mails: MailActions
  setLanguage: (language: Language) => void
  signOut: () => void
  askToBecomeExpert: () => void
}
