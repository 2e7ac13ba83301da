import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { AppShell } from '@waldkerf/ui/chrome/AppShell/AppShell'
import { startTransition, Suspense, useMemo, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { preferences, usePreference } from '@waldkerf/app/platform/preferences/preferences'
import type { FrameProps, OverlayName } from './frameTypes.ts'
import { OpenSearch } from './openSearch.ts'

// Not needed for the first screen, so loaded after it.
const FrameTools = lazyPart(async () => (await import('./FrameTools.tsx')).FrameTools)
const FrameOverlays = lazyPart(async () => (await import('./FrameOverlays.tsx')).FrameOverlays)
const TaggedPages = lazyPart(
  async () => (await import('../tags/TaggedPages.tsx')).TaggedPages,
  ({ shows }) => shows && <Outlet />,
)
const LookBar = lazyPart(async () => (await import('@waldkerf/app/platform/preferences/LookBar.tsx')).LookBar)

/** A setting that takes effect with the next page, because switching at once would mount the shown page again. */
function useUntilNextPage(on: boolean, path: string): boolean {
  const [held, setHeld] = useState({ on, path })
  if (held.path === path) return held.on
  setHeld({ on, path })
  return on
}

/** The frame of both parts: preferences, shortcuts and overlays. Differences between the parts are props. */
export function Frame({ navigation, account, signOut, status, part, Palette, children }: FrameProps) {
  const { productName, funder } = useConfig()
  const [overlay, setOverlay] = useState<OverlayName>()
  const opened = usePreference('sidebarOpened')
  const withoutAnimation = usePreference('withoutAnimation')
  const reviewing = usePreference('reviewing')
  const tagged = usePreference('tagsView') && part !== undefined
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const byTags = useUntilNextPage(tagged, navigation.currentPath)
  const openPalette = () => startTransition(() => setOverlay('palette'))
  // The same from page to page, so that a change of page does not render them.
  const tools = useMemo(
    () => (
      <Suspense>
        <FrameTools account={account} signOut={signOut} onOpen={setOverlay} />
      </Suspense>
    ),
    [account, signOut],
  )
  return (
    <OpenSearch value={openPalette}>
      <AppShell
        navigation={navigation}
        preferences={{ sidebar: { opened, withoutAnimation }, productName }}
        actions={{ toggleSidebar: preferences.toggleSidebar, openPalette }}
        funder={funder.name ? funder : undefined}
        slots={{ status, tools, tags: tagged && <div ref={setPlace} /> }}
      >
        {reviewing && (
          <Suspense>
            <LookBar />
          </Suspense>
        )}
        {children}
        {part && (tagged || byTags) && (
          <Suspense>
            <TaggedPages place={place} part={part} on={tagged} shows={byTags} isLost={!navigation.currentPath} />
          </Suspense>
        )}
        {!byTags && <Outlet />}
      </AppShell>
      {overlay && (
        <Suspense>
          <FrameOverlays
            name={overlay}
            onOpen={setOverlay}
            navigation={navigation}
            account={account}
            signOut={signOut}
            Palette={Palette}
          />
        </Suspense>
      )}
    </OpenSearch>
  )
}
