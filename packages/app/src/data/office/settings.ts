import { type DefaultValues, toDefaultValues } from '@waldkerf/domain/officeSettings/defaultValues'
import {
  addOfficePicture,
  getNumberSeries,
  getOfficePicture,
  getOfficeSettings,
  setOfficeSettings,
  getDocumentDefaults,
  setDocumentDefaults,
} from '@waldkerf/domain/calls/office/settings'
import type { OfficeSettings, DocumentDefaults } from '@waldkerf/domain/entities/office/settings'
import { settingsValues, storableSettings, type SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toBase64 } from '@waldkerf/domain/entities/base64'
import { toLoadable } from '../loading/loadable.ts'
import { useMergedChange } from '../saving/useMergedChange.ts'

/** SWR's keys of the office settings. */
export const settingsKeys = {
  office: () => ['office', 'settings'] as const,
  series: () => ['office', 'series'] as const,
  pictures: (names: string) => ['office', 'pictures', names] as const,
  datev: () => ['office', 'datev'] as const,
  defaults: () => ['office', 'defaults'] as const,
  blocks: () => ['office', 'blocks'] as const,
  templates: () => ['office', 'templates'] as const,
  acronyms: () => ['office', 'acronyms'] as const,
  operation: () => ['office', 'operation'] as const,
  limits: () => ['office', 'limits'] as const,
  backup: () => ['office', 'backup'] as const,
  scanRoom: () => ['office', 'scanRoom'] as const,
}

/** The office settings; administrators only. */
export function useOfficeSettings() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.office(), () => gateway.call(getOfficeSettings, {})))
}

/** The series of document numbers with their last numbers. */
export function useNumberSeries() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.series(), () => gateway.call(getNumberSeries, {})))
}

/** The changes of the office settings. */
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

/** The default texts of new documents; administrators only. */
export function useDocumentDefaults() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.defaults(), () => gateway.call(getDocumentDefaults, {})))
}

/** Stores the default texts. */
export function useDefaultsChange() {
  const gateway = useGateway()
  return useMergedChange<DocumentDefaults, DefaultValues>({
    key: settingsKeys.defaults(),
    toValues: toDefaultValues,
    send: ({ version }, values) => gateway.call(setDocumentDefaults, values, { version }),
    read: () => gateway.call(getDocumentDefaults, {}),
  })
}

/** Reads a stored picture by its name. */
export function useReadPicture() {
  const gateway = useGateway()
  return (name: string) => gateway.call(getOfficePicture, { name })
}

/** A name always means the same picture, so its blob can be used as long as the window is open. */
const urls = new Map<string, string>()

/** Addresses of stored pictures by their names; undefined while they are loading. */
export function useOfficePictures(names: readonly string[]): (name: string) => string | undefined {
  const gateway = useGateway()
  const wanted = [...new Set(names)].filter(Boolean).toSorted()
  // A map of its own for each answer: whoever shows a picture is drawn anew when it is there.
  const { data: known = urls } = useSWR(wanted.length > 0 && settingsKeys.pictures(wanted.join()), async () => {
    for (const name of wanted.filter((one) => !urls.has(one))) {
      const { bild, mime } = await gateway.call(getOfficePicture, { name })
      const bytes = Uint8Array.from(atob(bild), (sign) => sign.charCodeAt(0))
      urls.set(name, URL.createObjectURL(new Blob([bytes], { type: mime })))
    }
    return new Map(urls)
  })
  return (name) => known.get(name)
}
