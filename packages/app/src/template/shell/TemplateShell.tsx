import type { Account } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { findRoute } from '@waldkerf/app/session/matchesRoute'
import { pageTitle } from '@waldkerf/app/shell/tags/taggedPart'
import { templateTable } from '../routes/templateTable.ts'
import { templateBreadcrumb, templateMenu } from '../routes/templateMenu.ts'
import { titles as titleTexts } from '../routes/titles.ts'
import { useTemplateSession, useTemplateSnapshot } from '../session/TemplateSessionProvider.tsx'
import { hasUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { Frame } from '@waldkerf/app/shell/frame/Frame.tsx'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'

/** Key of this part's open pages in the browser's session storage. */
const tagsKey = 'waldkerf.demo.tags'
const nothing: ReadonlySet<string> = new Set()

/** The template part's frame: the same as the product's, but with the session of the mock API. */
export function TemplateShell() {
  const titles = useTexts(titleTexts)
  const { repositoryUrl } = useConfig()
  const session = useTemplateSession()
  const { allowed = nothing } = useTemplateSnapshot()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useDocumentTitle(pageTitle({ table: templateTable, titles: titlesById(titles), joint: ' - ' }, pathname))
  useAllowedPage(pathname)
  return (
    <Frame
      navigation={{
        menu: templateMenu({ allowed, titles }, repositoryUrl),
        currentPath: pathname,
        breadcrumb: templateBreadcrumb(pathname, titles),
      }}
      {...useAccount()}
      part={usePart(titles)}
      signOut={async () => {
        sessionStorage.removeItem(tagsKey)
        await session.signOut()
        await navigate(paths.login(pathname + search))
      }}
    />
  )
}

/** The signed-in user; on the error pages there may be none. */
function useAccount(): { account?: Account } {
  const { user, role = '' } = useTemplateSnapshot()
  if (!user) return {}
  const { name, introduction } = user
  // The template's users have no profile page; the link opens the product's.
  const profile = { to: paths.profile(), hidden: false, external: true }
  return { account: { name, email: introduction, roleLabel: role, expertRequested: false, profile } }
}

/** Titles by a page's id, in the chosen language. */
const titlesById = (titles: Readonly<Record<string, string>>) =>
  Object.fromEntries(templateTable.map(({ id, title = '' }) => [id, titles[title] ?? title]))

/** Routes, permissions and titles for the tags; undefined until the role is known. */
function usePart(titles: Readonly<Record<string, string>>) {
  const { allowed, user } = useTemplateSnapshot()
  if (!allowed || !user) return undefined
  return {
    table: templateTable,
    allowed,
    titles: titlesById(titles),
    joint: '-',
    storageKey: tagsKey,
    owner: user.name,
  }
}

/** Leaves a page that the new role may not open. */
function useAllowedPage(pathname: string) {
  const { allowed } = useTemplateSnapshot()
  const navigate = useNavigate()
  useEffect(() => {
    const row = findRoute(templateTable, pathname)
    if (allowed && row && !allowed.has(row.id) && !hasUnsaved(pathname))
      void navigate(paths.forbidden(pathname), { replace: true })
  }, [allowed, pathname, navigate])
}
