import {
  addOfficePicture,
  getNumberSeries,
  getOfficePicture,
  getOfficeSettings,
  setOfficeSettings,
} from '@waldkerf/domain/calls/office/settings'
import { getDocumentDefaults, setDocumentDefaults } from '@waldkerf/domain/calls/office/documentDefaults'
import type { DocumentDefaults } from '@waldkerf/domain/entities/office/documentDefaults'
import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import { settingsValues, storableSettings, type SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toBase64 } from '@waldkerf/domain/entities/base64'
import { toLoadable } from '../loading/loadable.ts'
import { useMergedChange } from '../saving/useMergedChange.ts'
import { settingsKeys } from './settingsKeys.ts'

/** The office itself; administrators alone. */
export function useOfficeSettings() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.office(), () => gateway.call(getOfficeSettings, {})))
}

/** How far the series of numbers are. */
export function useNumberSeries() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.series(), () => gateway.call(getNumberSeries, {})))
}

/** The changes of the office. */
export function useOfficeChanges() {
  const gateway = useGateway()
  return {
    save: useMergedChange<OfficeSettings, SettingsValues>({
      key: settingsKeys.office(),
      toValues: settingsValues,
      send: ({ version }, values) => gateway.call(setOfficeSettings, storableSettings(values), { version }),
      read: () => gateway.call(getOfficeSettings, {}),
    }),
    /** Stores a picture. @returns its name */
    async addPicture(file: Blob) {
      const { name } = await gateway.call(addOfficePicture, { bild: await toBase64(file) })
      return name
    },
  }
}

type DefaultTexts = Omit<DocumentDefaults, 'version'>

const toTexts = ({ version: _version, ...texts }: DocumentDefaults): DefaultTexts => texts

/** The usual texts of new documents; administrators alone. */
export function useDocumentDefaults() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.defaults(), () => gateway.call(getDocumentDefaults, {})))
}

/** Stores the usual texts. */
export function useDefaultsChange() {
  const gateway = useGateway()
  return useMergedChange<DocumentDefaults, DefaultTexts>({
    key: settingsKeys.defaults(),
    toValues: toTexts,
    send: ({ version }, values) => gateway.call(setDocumentDefaults, values, { version }),
    read: () => gateway.call(getDocumentDefaults, {}),
  })
}

/** Reads a stored picture by its name. */
export function useReadPicture() {
  const gateway = useGateway()
  return (name: string) => gateway.call(getOfficePicture, { name })
}

/** A name never means another picture: what was made of it serves as long as the window does. */
const urls = new Map<string, string>()

/** Addresses of stored pictures by their names; absent while they are on their way. */
export function useOfficePictures(names: readonly string[]): (name: string) => string | undefined {
  const gateway = useGateway()
  const wanted = [...new Set(names)].filter(Boolean).toSorted()
  useSWR(wanted.length > 0 && settingsKeys.pictures(wanted.join()), async () => {
    for (const name of wanted.filter((one) => !urls.has(one))) {
      const { bild, mime } = await gateway.call(getOfficePicture, { name })
      const bytes = Uint8Array.from(atob(bild), (sign) => sign.charCodeAt(0))
      urls.set(name, URL.createObjectURL(new Blob([bytes], { type: mime })))
    }
    return urls.size
  })
  return (name) => urls.get(name)
}
