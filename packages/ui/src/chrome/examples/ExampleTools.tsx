import { useLanguage } from '../../i18n/Language.tsx'
import type { Account } from '../AppShell/types.ts'
import { NavbarTools } from '../NavbarTools/NavbarTools.tsx'
import { recentErrors, recentNotices } from './frame.ts'

const nothing = () => undefined
const actions = {
  setLanguage: nothing,
  signOut: nothing,
  setSize: nothing,
  openMessages: nothing,
  openHelp: nothing,
  openSettings: nothing,
}

/** The right end of the top bar for the stories of the frame. */
export function ExampleTools({ account }: { account: Account }) {
  return (
    <NavbarTools
      size="medium"
      messages={{ errors: recentErrors.length, notices: recentNotices.length }}
      account={account}
      language={useLanguage()}
      actions={actions}
    />
  )
}
