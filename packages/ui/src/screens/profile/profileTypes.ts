import type { PictureAgreement } from '@waldkerf/domain/calls/beetles/pictures'
import type { MailLanguage } from '@waldkerf/domain/entities/users/people'
import type { MailFlag } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { PersonValues } from '@waldkerf/domain/profile/person'
import type { Role } from '@waldkerf/domain/roles/roles'
import type { Language } from '@waldkerf/ui/i18n/Language'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { RowFormActions, RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'

/** The second is the specification's `tab=experte`. */
export type ProfileTab = 'daten' | 'experte'

/** One's own data as it is typed, and how saving it goes. */
export type PersonFormState = RowFormState<PersonValues>
export type PersonActions = RowFormActions<PersonValues>

/** The caller's identity as the data service sees it. */
interface SessionIdentity {
  email: string
  /** The role of the database, whose rights hold. */
  databaseRole: string
}

export interface MailActions {
  setFlag: (flag: MailFlag, on: boolean) => void
  setLanguage: (language: MailLanguage) => void
}

export interface SharingActions {
  /** For reports that are still to come. */
  setNew: (shares: boolean) => void
  /** For all reports, and those to come. */
  withdraw: () => void
}

export interface ExpertState {
  /** The request is being sent. */
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
  /** Whether others may see one's pictures to compare with; undefined for those who report nothing yet. */
  sharing: Loadable<PictureAgreement> | undefined
  session: Loadable<SessionIdentity>
  /** The language of this browser. */
  language: Language
  /** Where password and passkeys are kept; undefined where there are no pages for them. */
  accountPages?: string | undefined
  expert: ExpertState
}

export interface ProfileActions {
  openTab: (tab: ProfileTab) => void
  person: PersonActions
  mails: MailActions
  sharing: SharingActions
  setLanguage: (language: Language) => void
  signOut: () => void
  askToBecomeExpert: () => void
}
