import preview from '@waldkerf/storybook/preview'
import { expect, within } from 'storybook/test'
import { checkFrame, shownPage } from './checkFrame.ts'
import { IdentityPage } from './IdentityPage.tsx'

/** Keycloak's pages, recorded by `npm run test:production -- --record`; the style sheet is that of `deploy/keycloak`. */
const meta = preview.meta({
  component: IdentityPage,
  args: { page: 'sign-in', isDark: false },
  argTypes: { page: { control: false }, isDark: { table: { disable: true } } },
  render: ({ page }, { globals }) => <IdentityPage page={page} isDark={globals['theme'] === 'dark'} />,
  afterEach: ({ canvasElement, globals }) => checkFrame(canvasElement, !globals['a11y']?.manual),
})

export const SignIn = meta.story({
  play: async ({ canvasElement, step }) => {
    await step('Die Seite trägt das Aussehen, das im Ordner deploy steht', async () => {
      const page = await shownPage(canvasElement)
      const button = within(page.body).getByRole('button', { name: /^(Anmelden|Sign in)$/ })
      const accent = getComputedStyle(page.documentElement).getPropertyValue('--accent')
      await expect(accent).toMatch(/^#/)
      await expect(button).toHaveStyle({ backgroundColor: accent })
    })
  },
})

/** An account that is locked for some minutes gets the same page: it tells nobody whether a password was right. */
export const WrongPassword = meta.story({ args: { page: 'wrong-password' } })

export const ForgottenPassword = meta.story({ args: { page: 'forgotten-password' } })

export const LinkSent = meta.story({ args: { page: 'link-sent' } })

export const NewPassword = meta.story({ args: { page: 'new-password' } })

export const NewPasswordRefused = meta.story({ args: { page: 'new-password-refused' } })

export const Invitation = meta.story({ args: { page: 'invitation' } })

export const AccountReady = meta.story({ args: { page: 'account-ready' } })

export const LinkUsed = meta.story({ args: { page: 'link-used' } })

export const ConfirmAddress = meta.story({ args: { page: 'confirm-address' } })

export const AddressLink = meta.story({ args: { page: 'address-link' } })

export const AddressConfirmed = meta.story({ args: { page: 'address-confirmed' } })

export const SetUpCode = meta.story({ args: { page: 'set-up-code' } })

export const SetUpCodeByHand = meta.story({ args: { page: 'set-up-code-by-hand' } })

export const SetUpCodeRefused = meta.story({ args: { page: 'set-up-code-refused' } })

export const Code = meta.story({ args: { page: 'code' } })

export const WrongCode = meta.story({ args: { page: 'wrong-code' } })

export const AddPasskey = meta.story({ args: { page: 'add-passkey' } })

export const SignInWithDirectory = meta.story({ args: { page: 'sign-in-with-directory' } })

export const LinkAccounts = meta.story({ args: { page: 'link-accounts' } })

export const LinkAccountsMail = meta.story({ args: { page: 'link-accounts-mail' } })

export const LinkAccountsLink = meta.story({ args: { page: 'link-accounts-link' } })

export const AccountsLinked = meta.story({ args: { page: 'accounts-linked' } })

export const PageExpired = meta.story({ args: { page: 'page-expired' } })

export const SignOut = meta.story({ args: { page: 'sign-out' } })

export const SignedOut = meta.story({ args: { page: 'signed-out' } })

export const Error = meta.story({ args: { page: 'error' } })

export const MailInvitation = meta.story({ args: { page: 'mail-invitation' } })

export const MailForgottenPassword = meta.story({ args: { page: 'mail-forgotten-password' } })

export const MailAddress = meta.story({ args: { page: 'mail-address' } })

export const MailLinkAccounts = meta.story({ args: { page: 'mail-link-accounts' } })
