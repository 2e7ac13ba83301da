import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import { settingsValues, storableSettings, type SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import useSWR, { useSWRConfig } from 'swr'
import { officeSettingsApi } from '../api/office/settings.ts'
import { toLoadable } from '../loadable.ts'
import { saveMerged } from '../saveMerged.ts'
import { useArea } from '../useArea.ts'
import { settingsKeys } from './settingsKeys.ts'

/** The office itself; administrators alone. */
export function useOfficeSettings() {
  const settings = useArea(officeSettingsApi)
  return toLoadable(useSWR(settingsKeys.office(), () => settings.office()))
}

/** How far the series of numbers are. */
export function useNumberSeries() {
  const settings = useArea(officeSettingsApi)
  return toLoadable(useSWR(settingsKeys.series(), () => settings.series()))
}

/** What changes the office. What is stored is shown before a change counts as done. */
export function useOfficeChanges() {
  const settings = useArea(officeSettingsApi)
  const { mutate } = useSWRConfig()
  return {
    /** @throws ConflictError with the settings as they are stored, ApiError */
    async save(base: OfficeSettings, mine: SettingsValues) {
      try {
        return await saveMerged({
          base,
          mine,
          valuesOf: settingsValues,
          send: (row, values) => settings.setOffice(row, storableSettings(values)),
          read: settings.office,
        })
      } finally {
        await mutate(settingsKeys.office())
      }
    },
    /** Stores a picture. @returns its name */
    async addPicture(file: Blob) {
      const { name } = await settings.addPicture(file)
      return name
    },
  }
}

/** A name never means another picture: what was made of it serves as long as the window does. */
const urls = new Map<string, string>()

/** Addresses of stored pictures by their names; absent while they are on their way. */
export function useOfficePictures(names: readonly string[]): (name: string) => string | undefined {
  const settings = useArea(officeSettingsApi)
  const wanted = [...new Set(names)].filter(Boolean).toSorted()
  useSWR(wanted.length > 0 && settingsKeys.pictures(wanted.join()), async () => {
    for (const name of wanted.filter((one) => !urls.has(one))) {
      const { bild, mime } = await settings.picture(name)
      const bytes = Uint8Array.from(atob(bild), (sign) => sign.charCodeAt(0))
      urls.set(name, URL.createObjectURL(new Blob([bytes], { type: mime })))
    }
    return urls.size
  })
  return (name) => urls.get(name)
}
