import { useLanguage } from '../../i18n/Language.tsx'
import type { Account } from '../AppShell/types.ts'
import { NavbarTools } from '../NavbarTools/NavbarTools.tsx'
import { recentErrors } from './frame.ts'

const nothing = () => undefined
const actions = {
  setLanguage: nothing,
  signOut: nothing,
  setSize: nothing,
  openErrors: nothing,
  openHelp: nothing,
  openSettings: nothing,
}

/** The right end of the top bar for the stories of the frame. */
export function ExampleTools({ account }: { account: Account }) {
  return (
    <NavbarTools
      size="medium"
      recentErrors={recentErrors}
      account={account}
      language={useLanguage()}
      actions={actions}
    />
  )
}
