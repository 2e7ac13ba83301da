import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { searchKinds } from '@waldkerf/domain/entities/search/searchHit'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useOwnBeetles } from '../../data/beetles/beetleOverviews.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import type { FrameCommand } from '../frame/commands.ts'
import { FramePalette } from '../frame/FramePalette.tsx'
import type { FramePaletteProps } from '../frame/frameTypes.ts'
import { leadsOn, type Reader } from './foundCommand.ts'
import { productActions } from './productActions.ts'
import { texts } from './productActions.texts.ts'
import { recentChoices } from './recentChoices.ts'
import { useFinds } from './useFinds.ts'

const nothing: ReadonlySet<string> = new Set()

/** The product's palette: pages and actions by role, and whatever the data have. */
export function ProductPalette(props: FramePaletteProps) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { allowed = nothing, user } = useSessionSnapshot()
  const own = shown(useOwnBeetles({ needed: allowed.has('report') && !allowed.has('gis') }))
  const reader = {
    allowed,
    day,
    language: useLanguage(),
    cancelled: t.cancelled,
    own: new Set(own?.map(({ id }) => id)),
  }
  const finds = useFinds(reader)
  const owner = user?.email ?? ''
  return (
    <FramePalette
      {...props}
      actions={productActions(allowed, t)}
      {...(leadsOn('kaefer', reader) && { finds })}
      recent={recentChoices.read(owner).filter((command) => isOpen(command, reader))}
      onChoose={(command) => recentChoices.add(owner, command)}
    />
  )
}

/** A role that was taken away closes what it opened. */
function isOpen({ group }: FrameCommand, reader: Reader) {
  const kind = searchKinds.find((one) => one === group)
  return kind === undefined || leadsOn(kind, reader)
}
