import type { InstallHintProps } from '@waldkerf/ui/screens/reports/list/ReportsScreen'
import { useEffect, useState } from 'react'
import { isInstalled } from '../boot/isInstalled.ts'
import { keepText } from '../storage/keepText.ts'

/** The browser's event that it can install the page; Chromium's alone. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  /** Kept by the boot script: the event may come before anybody asks for it. */
  var waldkerfInstall: Event | undefined
}

const refusedKey = 'waldkerf.noInstall'

/** iPhone and iPad install by their menu. An iPad says it is a Mac, with a touch screen. */
const isIos = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

function findWay(): InstallHintProps['install']['way'] | undefined {
  if (isInstalled() || localStorage.getItem(refusedKey) !== null || !matchMedia('(pointer: coarse)').matches)
    return undefined
  if (globalThis.waldkerfInstall) return 'button'
  return isIos() ? 'words' : undefined
}

/** How the product is installed on this device; undefined where it cannot be, is already, or is not wanted. */
export function useInstall(): InstallHintProps['install'] | undefined {
  const [way, setWay] = useState(findWay)
  useEffect(() => {
    const look = () => setWay(findWay())
    // The boot script, which listens first, has kept the event.
    addEventListener('beforeinstallprompt', look)
    addEventListener('appinstalled', look)
    return () => {
      removeEventListener('beforeinstallprompt', look)
      removeEventListener('appinstalled', look)
    }
  }, [])
  if (!way) return undefined
  return {
    way,
    onInstall() {
      const asked = globalThis.waldkerfInstall as InstallEvent | undefined
      globalThis.waldkerfInstall = undefined
      void asked?.prompt().finally(() => setWay(undefined))
    },
    onLater() {
      keepText(refusedKey, '1')
      setWay(undefined)
    },
  }
}
