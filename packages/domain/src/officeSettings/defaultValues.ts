import type { DocumentDefaults } from '../entities/office/settings.ts'

/** The values that new documents begin with, as typed texts. */
export type DefaultValues = Readonly<Record<Exclude<keyof DocumentDefaults, 'version'>, string>>

export const toDefaultValues = ({ version: _version, skonto_tage, ...texts }: DocumentDefaults): DefaultValues => ({
  ...texts,
  skonto_tage: String(skonto_tage),
})
