import { morePaths } from '@waldkerf/ui/parts/Icon/morePaths'
import { iconPaths } from '@waldkerf/ui/parts/Icon/paths'
import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { picture } from './picture.ts'

const words = {
  copy: 'Link auf genau diese Ansicht kopieren',
  copied: 'Der Link ist in der Zwischenablage',
  prompt: 'Kopieren ist hier nicht möglich. Der Link:',
}

/** Copies an address that opens this story with this role, scenario, look and these arguments. */
export function CopyLink() {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const [copied, setCopied] = useState<string>()
  const link = () => api.getStoryHrefs(storyId, { base: 'origin', viewMode: viewMode ?? 'story' }).managerHref
  const copy = async () => {
    const address = link()
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))
    await copying.then(
      () => setCopied(address),
      // Outside a secure context there is no clipboard: the address is shown, to be copied by hand.
      () => window.prompt(words.prompt, address),
    )
  }
  const done = copied !== undefined && copied === link()
  const label = done ? words.copied : words.copy
  return createElement(
    Button,
    { ariaLabel: label, tooltip: label, padding: 'small', variant: 'ghost', onClick: () => void copy() },
    picture(done ? iconPaths.check : morePaths.external),
  )
}
